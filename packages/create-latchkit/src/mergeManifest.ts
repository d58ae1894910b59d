/** A `package.json`. */
export type Manifest = {
  readonly name?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Adds the scripts and dependencies of a manifest to another one. */
export function mergeManifest(base: Manifest, added: Manifest): Manifest {
  return {
    ...base,
    ...added,
    scripts: { ...base.scripts, ...added.scripts },
    dependencies: sort({ ...base.dependencies, ...added.dependencies }),
    devDependencies: sort({ ...base.devDependencies, ...added.devDependencies }),
  }
}

function sort(entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
}
