import type { Storage } from '../ports/Storage.js'

/** The options that identify a kit. */
export type KitName = { readonly name?: string | undefined; readonly projectId?: string | undefined }

/**
 * Incremented whenever the format of a key changes: values of an older version are then ignored.
 */
export const prefix = 'latchkit.v1.'

/** Returns the name that the options give a kit: part of each of its keys. */
export function getKitName({ name, projectId }: KitName): string {
  return name ?? (projectId?.trim() || 'default')
}

/** Returns a storage whose keys carry the kit's name, so that two kits on one origin do not share what they store. */
export function scopeStorage(storage: Storage, name: string): Storage {
  // A cookie's name has no spaces, semicolons or equals signs (RFC 6265 §4.1.1).
  const scope = `${prefix}${encodeURIComponent(name)}.`
  const scoped = (key: string) => key.replace(prefix, () => scope)
  return {
    getItem: (key) => storage.getItem(scoped(key)),
    setItem: (key, value) => storage.setItem(scoped(key), value),
    removeItem: (key) => storage.removeItem(scoped(key)),
  }
}
