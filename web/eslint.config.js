import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["public/", "src/wire/messages.ts"] }, // messages.ts is written by `make wire`
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      // TypeScript knows every name; this rule knows neither its types nor Svelte's runes.
      "no-undef": "off",
      // Every page is given its path; `let {}: { path: string[] } = $props()` is one that needs none.
      "no-empty-pattern": "off",
      // `as _` counts in an #each block.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // noUncheckedIndexedAccess doubts every index; where the code has made sure of one, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Sets and maps here are replaced, never changed while shown: `$state.raw` and `$derived` see the new one.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte drops white space at the edge of a block; `{" "}` keeps it.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
