import { labelsMax } from '../../../foundation/limits.js'
import type { Storage } from '../../../ports/Storage.js'
import type { StartModules } from './startModules.js'
import type { Labels } from './types.js'

const name = 'labels'
const account = /^[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/

/** Reads the stored labels, the oldest first. Entries that are none are absent. Never throws. */
export function readLabels(storage: Storage, modules: StartModules): Labels {
  const { prefix, readItem, parseJson, cleanName } = modules
  return readItem(storage, `${prefix}${name}`, (text) => parseLabels(parseJson(text), cleanName)) ?? {}
}

/**
 * Adds one label to the stored ones, which another tab may have changed; an empty one is removed. Of more than 100, the ones that
 * were set first are forgotten. Never throws.
 */
export function writeLabel(
  storage: Storage,
  { account, label }: { readonly account: string; readonly label: string },
  modules: StartModules,
): void {
  const { [account]: _, ...others } = readLabels(storage, modules)
  const entries = [...Object.entries(others), ...(label ? [[account, label]] : [])]
  const text = JSON.stringify(Object.fromEntries(entries.slice(-labelsMax)))
  modules.writeItem(storage, `${modules.prefix}${name}`, entries.length > 0 ? text : null)
}

function parseLabels(value: unknown, cleanName: StartModules['cleanName']): Labels | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value).flatMap(([name, label]) => {
    const clean = typeof label === 'string' && account.test(name) ? cleanName(label) : ''
    return clean ? [[name, clean] as const] : []
  })
  return Object.fromEntries(entries.slice(-labelsMax))
}
