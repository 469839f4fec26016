/** What a bundler knows of a module. */
interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
/** The graph of modules, in which chunks are formed. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleImports | null;
}

/** Modules whose packages are split by what is used of them; the others are loaded as a whole anyway. */
const WHOLE = /\/(web|node_modules)\//;

function reachable(graph: ModuleGraph, from: string, edges: (module: ModuleImports) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of module === null ? [] : edges(module)) found.add(next);
  }
  return found;
}

/**
 * Collects what the first screen needs in one chunk, except what workers need as well: they must not load the page. Left
 * to itself, the bundler makes a chunk of every few modules that another page shares, and each is a request.
 */
export class FirstChunk {
  readonly #entries: readonly string[];
  #members: ReadonlySet<string> | null = null;

  /** `workers`: the modules in which workers begin. */
  constructor(page: string, workers: readonly string[]) {
    this.#entries = [page, ...workers];
  }

  /** The name of a module's chunk; null: the bundler decides. */
  nameFor(id: string, graph: ModuleGraph): string | null {
    this.#members ??= this.#collect(graph);
    return this.#members.has(id) ? 'first' : null;
  }

  #collect(graph: ModuleGraph): ReadonlySet<string> {
    const [page = '', ...workers] = this.#entries;
    const members = reachable(graph, page, ({ importedIds }) => importedIds);
    for (const worker of workers) {
      const all = reachable(graph, worker, (module) => [...module.importedIds, ...module.dynamicallyImportedIds]);
      for (const id of all) members.delete(id);
    }
    return new Set([...members].filter((id) => WHOLE.test(id)));
  }
}
