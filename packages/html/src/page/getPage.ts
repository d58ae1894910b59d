import type { Latchkit } from '@latchkit/core'
import { createPage } from './createPage.js'
import type { Page } from './Page.js'

/** On the kit, which all elements of the kit have, and not in a module. */
const key: unique symbol = Symbol.for('latchkit.page')

/** Returns the page of a kit, which is the same one every time. */
export function getPage(kit: Latchkit & { [key]?: Page | undefined }): Page {
  kit[key] ??= createPage(kit)
  return kit[key]
}
