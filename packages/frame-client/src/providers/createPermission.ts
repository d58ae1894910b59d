import type { Storage } from '@latchkit/core/ports'

/** The permission of an app to see the accounts of the user in a namespace, with the chain that it uses. Survives a reload. */
export type Permission = {
  /** CAIP-2 id of the chain. `undefined` without the permission. */
  read(): string | undefined
  write(chainId: string | undefined): void
}

const patterns = { eip155: /^eip155:[1-9]\d{0,15}$/, solana: /^solana:\w{1,32}$/ }

/**
 * Creates the permission of a frame. The accounts are not stored.
 *
 * @param origin Origin of the frame.
 * @param storage Default: the storage of the page. Without one, or with one that throws, the permission ends with the page.
 */
export function createPermission(
  origin: string,
  namespace: 'eip155' | 'solana',
  storage: Storage | null = openStorage(),
): Permission {
  const key = `latchkit.v1.frame.${origin}.${namespace}`
  return {
    read() {
      const stored = attempt(() => storage?.getItem(key))
      return stored && patterns[namespace].test(stored) ? stored : undefined
    },
    write(chainId) {
      attempt(() => (chainId ? storage?.setItem(key, chainId) : storage?.removeItem(key)))
    },
  }
}

function openStorage(): Storage | null {
  return attempt(() => globalThis.localStorage) ?? null
}

/** Storage throws if the user blocks it, or if it is full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // The provider works without it.
    return undefined
  }
}
