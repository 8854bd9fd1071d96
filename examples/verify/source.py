"""Answers of the service: from its address, or from a folder where they were saved."""
import os
import re

import documents
from verdict import Failed, need

MOST_BYTES = 50_000_000


class Source:
    """@param place http://host, or a folder: the answer of /api/v1/log/entries/?from=100 is log/entries.100.json in it"""

    def __init__(self, place):
        self.place = place.rstrip("/")
        self.is_web = bool(re.match(r"https?://", place))

    def get(self, path, **query):
        need(re.fullmatch(r"[\w./-]+", path) and ".." not in path, f"{path} is no path")
        values = {key.rstrip("_"): value for key, value in query.items()}
        try:
            if self.is_web:
                from urllib.request import urlopen  # a third of the start, and files do not need it

                search = "&".join(f"{key}={value}" for key, value in values.items())
                with urlopen(f"{self.place}/api/v1/{path}/?{search}", timeout=30) as answer:
                    return documents.read(answer.read(MOST_BYTES).decode())
            name = ".".join([path, *map(str, values.values()), "json"])
            with open(os.path.join(self.place, name), encoding="utf-8") as file:
                return documents.read(file.read())
        except OSError as error:
            raise Failed(f"/api/v1/{path}/ was not answered: {error}") from error

    def pages(self, path, list_name, total_of=lambda answer: answer["total"]):
        """All items of a list that comes in pieces."""
        items = []
        while True:
            answer = self.get(path, from_=len(items))
            items += answer[list_name]
            if not answer[list_name] or len(items) >= total_of(answer):
                return items
