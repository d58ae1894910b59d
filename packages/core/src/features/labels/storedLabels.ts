import { prefix, readItem, writeItem } from '../../config/stored.js'
import { labelsMax } from '../../foundation/limits.js'
import { cleanName } from '../../foundation/schema/cleanName.js'
import type { Storage } from '../../ports/Storage.js'
import type { Labels } from './types.js'

const key = `${prefix}labels`
const account = /^[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/

/** Reads the stored labels, the oldest first. Entries that are none are absent. Never throws. */
export function readLabels(storage: Storage): Labels {
  return readItem(storage, key, parse) ?? {}
}

/**
 * Adds one label to the stored ones, which another tab may have changed; an empty one is removed. Of more than 100, the ones that
 * were set first are forgotten. Never throws.
 */
export function writeLabel(storage: Storage, account: string, label: string): void {
  const { [account]: _, ...others } = readLabels(storage)
  const entries = [...Object.entries(others), ...(label ? [[account, label]] : [])]
  const text = JSON.stringify(Object.fromEntries(entries.slice(-labelsMax)))
  writeItem(storage, key, entries.length > 0 ? text : null)
}

function parse(text: string): Labels | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value).flatMap(([name, label]) => {
    const clean = typeof label === 'string' && account.test(name) ? cleanName(label) : ''
    return clean ? [[name, clean] as const] : []
  })
  return Object.fromEntries(entries.slice(-labelsMax))
}
