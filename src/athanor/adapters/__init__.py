"""The games as environments of other people's libraries (`pip install 'athanor-games[learn]'`)."""
