import { expect, test, vi } from "vitest";
import { Choosing } from "../../src/kit/choosing.svelte";
import type { Decision, Option } from "../../src/wire/messages";
import { decision, option, refusal, refused } from "./support";

/** A worker goes to the mill or to the quarry; the quarry wants to know which stone. The market is shut. */
const SHUT = refusal("no_more_room", { place: "market" });
const WORK = decision(
  option("send squire mill", ["worker squire", "space mill"]),
  option("send squire quarry red", ["worker squire", "space quarry", "stone red"]),
  option("send squire quarry white", ["worker squire", "space quarry", "stone white"]),
  option("send monk mill", ["worker monk", "space mill"]),
  refused("send squire market", ["worker squire", "space market"], SHUT),
  refused("send bishop market", ["worker bishop", "space market"], SHUT),
  refused("send bishop mill", ["worker bishop", "space mill"], refusal("not_yours")),
);

function chooser(asked: Decision, asks = false) {
  const play = vi.fn<(option: Option) => void>();
  const choosing = new Choosing(play, () => asks);
  choosing.ask(asked);
  const played = () => play.mock.calls.map(([each]) => each.move);
  return { choosing, played };
}

test("what a legal option touches is lit, what only refused ones begin with is dimmed", () => {
  const { choosing } = chooser(WORK);
  expect(choosing.state("worker squire")).toBe("lit");
  expect(choosing.state("stone red")).toBe("lit");
  expect(choosing.state("worker bishop")).toBe("dim");
  expect(choosing.state("space market"), "nobody has begun a way to it yet").toBe("rest");
  expect(choosing.state("worker nobody")).toBe("rest");
});

test("once a way is begun, the rest of its refused options is dimmed too", () => {
  const { choosing } = chooser(WORK);
  choosing.touch("worker squire");
  expect(choosing.state("worker squire")).toBe("picked");
  expect(choosing.state("space market")).toBe("dim");
  expect(choosing.whyNot("space market")).toEqual([SHUT]);
});

test("a dimmed thing gives each different reason once", () => {
  const { choosing } = chooser(WORK);
  expect(choosing.whyNot("worker bishop").map((each) => each.code)).toEqual(["no_more_room", "not_yours"]);
  expect(choosing.whyNot("worker squire")).toEqual([]);
});

test("touching narrows the options until one is left, and that one is played", () => {
  const { choosing, played } = chooser(WORK);
  choosing.touch("worker squire");
  choosing.touch("space quarry");
  expect(choosing.open.map((each) => each.move)).toEqual(["send squire quarry red", "send squire quarry white"]);
  expect(played()).toEqual([]);
  choosing.touch("stone white");
  expect(played()).toEqual(["send squire quarry white"]);
});

test("the things of an option may be touched in any order", () => {
  const { choosing, played } = chooser(WORK);
  choosing.touch("stone red");
  expect(played()).toEqual(["send squire quarry red"]);
});

test("a thing that leads to one option only is one click", () => {
  const { choosing, played } = chooser(WORK);
  choosing.touch("worker monk");
  expect(played()).toEqual(["send monk mill"]);
});

test("a refused thing and one that belongs to nothing do nothing", () => {
  const { choosing, played } = chooser(WORK);
  choosing.touch("worker bishop");
  choosing.touch("the moon");
  expect(choosing.picks).toEqual([]);
  expect(played()).toEqual([]);
});

test("touching a picked thing again takes it and what came after it back", () => {
  const { choosing } = chooser(WORK);
  choosing.touch("worker squire");
  choosing.touch("space quarry");
  choosing.touch("worker squire");
  expect(choosing.picks).toEqual([]);
});

test("touching the beginning of another way leaves the one that was begun", () => {
  const { choosing, played } = chooser(WORK);
  choosing.touch("worker squire");
  expect(choosing.begins("worker monk")).toBe(true);
  choosing.touch("worker monk");
  expect(played()).toEqual(["send monk mill"]);
});

test("two workers of a kind are one piece that is touched twice", () => {
  const { choosing, played } = chooser(
    decision(option("send one", ["space mill", "worker"]), option("send two", ["space mill", "worker", "worker"])),
  );
  choosing.touch("space mill");
  choosing.touch("worker");
  expect(choosing.exact?.move, "it could end here").toBe("send one");
  choosing.touch("worker");
  expect(played()).toEqual(["send two"]);
});

test("of options that touch the same things, the order of touching finds the exact one", () => {
  const { choosing } = chooser(decision(option("swap a b", ["a", "b"]), option("swap b a", ["b", "a"])));
  choosing.touch("b");
  choosing.touch("a");
  expect(choosing.exact?.move).toBe("swap b a");
});

test("who wants to be asked plays with the second click on the same option", () => {
  const { choosing, played } = chooser(WORK, true);
  const [mill, red] = WORK.options as [Option, Option];
  choosing.choose(mill);
  expect(choosing.chosen).toBe(mill);
  choosing.choose(red);
  expect(choosing.chosen, "another option waits instead").toBe(red);
  expect(played()).toEqual([]);
  choosing.choose(red);
  expect(played()).toEqual([red.move]);
  expect(choosing.chosen).toBeNull();
});

test("a refused option is never played, not even from the list", () => {
  const { choosing, played } = chooser(WORK);
  choosing.choose(WORK.options.find((each) => each.refusal)!);
  expect(played()).toEqual([]);
});

test("the same decision again keeps what was touched, another one forgets it", () => {
  const { choosing } = chooser(WORK);
  choosing.touch("worker squire");
  choosing.pointed = ["space mill"];
  choosing.ask(structuredClone(WORK));
  expect(choosing.picks).toEqual(["worker squire"]);
  choosing.ask(decision(option("pass")));
  expect(choosing.picks).toEqual([]);
  expect(choosing.pointed).toEqual([]);
  choosing.ask(null);
  expect(choosing.open).toEqual([]);
});

test("what a way begins with is called, what comes later waits until it is its turn", () => {
  const { choosing } = chooser(WORK);
  expect(choosing.strength("worker squire")).toBe("called");
  expect(choosing.strength("space quarry")).toBe("pending");
  choosing.touch("worker squire");
  expect(choosing.strength("space quarry")).toBe("called");
  expect(choosing.strength("stone red")).toBe("pending");
});

test("more than five ways are only open; what is in hand calls for its targets, however many", () => {
  const fields = (from: string, many: number) =>
    Array.from({ length: many }, (_, n) => option(`go ${from} ${n}`, [`unit ${from}`, `field ${n}`]));
  const five = chooser(decision(...["a", "b", "c", "d", "e"].flatMap((unit) => fields(unit, 2)))).choosing;
  expect(five.strength("unit a")).toBe("called");
  const six = chooser(decision(...["a", "b", "c", "d", "e", "f"].flatMap((unit) => fields(unit, 8)))).choosing;
  expect(six.strength("unit a")).toBe("open");
  six.touch("unit a");
  expect(six.strength("field 7")).toBe("called");
});

test("it tells which options a thing leads to", () => {
  const { choosing } = chooser(WORK);
  expect(choosing.leadsTo("space mill").map((each) => each.move)).toEqual(["send squire mill", "send monk mill"]);
});

test("under a guide only its answer is called, and it is played when all of it was touched in its order", () => {
  const { choosing, played } = chooser(WORK);
  choosing.lead = WORK.options[0]!;
  expect(choosing.strength("worker squire")).toBe("called");
  expect(choosing.strength("space mill")).toBe("pending");
  expect(choosing.strength("worker monk"), "it leads away").toBe("hushed");
  choosing.touch("worker squire");
  expect(choosing.strength("space mill")).toBe("called");
  expect(choosing.missing(WORK.options[0]!)).toEqual(["space mill"]);
  expect(played()).toEqual([]);
  choosing.touch("space mill");
  expect(played()).toEqual(["send squire mill"]);
});

test("under a guide another answer can be played too, as ever", () => {
  const { choosing, played } = chooser(WORK);
  choosing.lead = WORK.options[0]!;
  choosing.touch("worker monk");
  expect(played()).toEqual(["send monk mill"]);
});

test("what is lifted is in hand, but nothing is played before it is dropped", () => {
  const { choosing, played } = chooser(WORK);
  expect(choosing.lift("worker monk")).toBe(true);
  expect(choosing.picks).toEqual(["worker monk"]);
  expect(played()).toEqual([]);
  expect(choosing.goesOn("space mill")).toBe(true);
  expect(choosing.goesOn("space quarry")).toBe(false);
  choosing.touch("space mill");
  expect(played()).toEqual(["send monk mill"]);
});

test("what leads nowhere else, or is refused, cannot be lifted", () => {
  const { choosing } = chooser(decision(option("ring", ["bell"]), refused("take", ["cup", "table"], SHUT)));
  expect(choosing.lift("bell")).toBe(false);
  expect(choosing.lift("cup")).toBe(false);
  expect(choosing.picks).toEqual([]);
});
