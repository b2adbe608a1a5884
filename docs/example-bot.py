"""A bot in one file, for Regnum's bot API: it joins a table by invitation and plays random legal moves to the end.

    python3 example-bot.py http://localhost:8000 KEY INVITATION

It uses only the standard library. Any language with HTTP and JSON can do the same; docs/api.md describes the API.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """The server refused a request; `problem` is its response."""

    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.problem = problem


def ask(server, key, method, path, body=None):
    """Send a request with the key only: no cookie, no token. Wait and retry if the server asks for it."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    while True:
        request = urllib.request.Request(server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise Refused(json.load(error)) from None
            time.sleep(int(error.headers.get("Retry-After", "1")))


def answer(server, key, table, seat):
    """Get the table from our seat's point of view and play one of the legal options."""
    sight = ask(server, key, "GET", f"/api/tables/{table}/sight?seat={seat}")["sight"]
    command = {"id": f"{seat}-{sight['at']}", "at": sight["at"], "seat": seat}  # sent twice, it is played once
    if sight["held"]:
        return ask(server, key, "POST", f"/api/tables/{table}/confirm", command)
    if sight["decision"] is None:
        return None
    legal = [option["move"] for option in sight["decision"]["options"] if option["refusal"] is None]
    return ask(server, key, "POST", f"/api/tables/{table}/play", {**command, "move": random.choice(legal)})


def main(server, key, invitation):
    """Join, then answer whenever asked, until the match is over."""
    joined = ask(server, key, "POST", "/api/join", {"token": invitation})
    table = joined["table"]
    while ask(server, key, "GET", f"/api/tables/{table}")["table"]["state"] != "over":
        for turn in ask(server, key, "GET", "/api/turns?wait=30")["turns"]:
            if turn["table"] == table:
                try:
                    answer(server, key, table, turn["seat"])
                except Refused as refused:  # another request was faster, or the move was undone: get the table again
                    if refused.problem.get("refusal", {}).get("code") != "stale":
                        raise
    result = ask(server, key, "GET", f"/api/tables/{table}/sight")["sight"]["result"]
    print(f"seat {joined['seat']} of {table}: {result['totals'] if result else 'closed'}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
