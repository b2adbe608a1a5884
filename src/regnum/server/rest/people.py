"""People's pages: results, ratings, and where the points came from."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from regnum.server import people
from regnum.server.person_page import PersonPage, may_see, page_of
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Query
from regnum.server.rest.router import ApiRequest, Endpoint


async def page(api: ApiRequest[None, Query]) -> PersonPage:
    """Return the page of a person who shows it to me."""
    found = await api.services.store.read(partial(shown_page, id=api.path["person"], viewer=api.principal.person_id))
    if found is None:
        raise ApiError(404, "person not found, or their page is not shown to you", "no_person")
    return found


def shown_page(c: Connection, id: str, viewer: str | None) -> PersonPage | None:
    """Return a person's page; None if there is no such person or the viewer may not see it."""
    person = people.person(c, id)
    return page_of(c, person, viewer) if person is not None and may_see(person, viewer) else None


ENDPOINTS = [
    Endpoint("GET", "/api/people/{person}", "Get a person's results and ratings", page, PersonPage),
]
