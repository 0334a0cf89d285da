"""Plane geometry in whole numbers: round bases, convex polygons, sight, and the shortest way round.

It knows nothing of the game that uses it. All coordinates are integers; every answer is exact or
rounded in a way that is the same on every platform, compiled or not. Two discs touch when the gap
between their edges is at most `TOUCH`, because whole numbers seldom meet exactly.

- `numbers`: roots and the points of a circle;
- `shapes`: convex polygons, gaps and overlaps;
- `sight`: whether one disc sees another past blockers, and what stands in between;
- `ground`: what lies on the ground, and what it costs to cross it;
- `bends`: straight ways of a disc, and those with a turn or two;
- `paths`: the cheapest way of a disc round and through what lies on the ground;
- `approach`: straight lines towards and away from a disc, places of contact, falls.
"""
