/** A kit that is mounted on the page. Its name is part of the keys of what it stores. */
export type KitOnPage = { readonly config: { readonly name: string } }

/** Shared by all copies of the package on a page, so it is not in a module. */
const registry: unique symbol = Symbol.for('latchkit.kits')

/** The mounted kits with their code, and the texts that were reported: React's strict mode mounts each kit twice. */
type Registry = { readonly kits: Map<KitOnPage, unknown>; readonly reported: Set<string> }

type Scope = { [registry]?: Registry | undefined; readonly document?: unknown }

/**
 * Adds a kit that is mounted to the kits of the page, or removes it. On a server, kits of different users are independent.
 *
 * @param code Code of the kit: another copy of the package has other code.
 * @returns One warning for each mistake that this kit and another mounted one are.
 */
export function checkKitsOnPage(
  kit: KitOnPage,
  code: unknown,
  isMounted: boolean,
  scope: Scope = globalThis as never,
): readonly string[] {
  if (scope.document === undefined) return []
  scope[registry] ??= { kits: new Map(), reported: new Set() }
  const { kits, reported } = scope[registry]
  if (!isMounted) {
    kits.delete(kit)
    return []
  }
  const others = [...kits].filter(([other]) => other !== kit)
  kits.set(kit, code)
  const { name } = kit.config
  const warnings: string[] = []
  if (others.some(([, other]) => other !== code))
    warnings.push(
      'Two copies of @latchkit/core are on this page, perhaps two versions. Hooks and errors of one do not know the kits of the other. Install one version: see npm ls @latchkit/core.',
    )
  if (others.some(([{ config }]) => config.name === name))
    warnings.push(
      `Two mounted kits have the name "${name}", and overwrite each other's sessions. Create the kit once, outside any component, or give each kit its own "name".`,
    )
  const unreported = warnings.filter((text) => !reported.has(text))
  for (const text of unreported) reported.add(text)
  return unreported
}
