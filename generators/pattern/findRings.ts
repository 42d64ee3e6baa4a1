/** For each node the nodes that it leads to. */
export type Graph = readonly (readonly number[])[];

interface Walk {
  order: number[];
  low: number[];
  stack: number[];
  onStack: Set<number>;
  rings: number[][];
}

/** Nodes that reach each other and themselves, together (Tarjan 1972); nodes that do not come back to themselves are in none. */
export function findRings(graph: Graph): number[][] {
  const walk: Walk = { order: [], low: [], stack: [], onStack: new Set(), rings: [] };
  let count = 0;
  const enter = (node: number): { node: number; at: number } => {
    walk.order[node] = walk.low[node] = count++;
    walk.stack.push(node);
    walk.onStack.add(node);
    return { node, at: 0 };
  };
  for (let start = 0; start < graph.length; start += 1) {
    if (walk.order[start] !== undefined) continue;
    const path = [enter(start)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = graph[top.node]?.[top.at++];
      if (to === undefined) leave(walk, graph, path.pop()?.node ?? 0, path.at(-1)?.node);
      else if (walk.order[to] === undefined) path.push(enter(to));
      else if (walk.onStack.has(to)) lower(walk, top.node, walk.order[to]);
    }
  }
  return walk.rings;
}

function lower({ low }: Walk, node: number, to = 0): void {
  low[node] = Math.min(low[node] ?? 0, to);
}

function leave(walk: Walk, graph: Graph, node: number, parent: number | undefined): void {
  if (parent !== undefined) lower(walk, parent, walk.low[node]);
  if (walk.low[node] !== walk.order[node]) return;
  const ring = walk.stack.splice(walk.stack.indexOf(node));
  for (const one of ring) walk.onStack.delete(one);
  if (ring.length > 1 || graph[node]?.includes(node)) walk.rings.push(ring);
}
