import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @type {{ globals: string[], methods: string[] }} */
const missing = JSON.parse(readFileSync(join(import.meta.dirname, 'browserSupport.json'), 'utf8'))

/** The oldest supported browsers, without polyfills, with esbuild's names. */
export const supported = ['chrome109', 'firefox115', 'safari16.4']

/** Their names in the READMEs. */
export const supportedNames = 'Safari 16.4, Chrome and Edge 109, Firefox 115'

/**
 * Objects and static members that at least one of the supported browsers lacks. Allowed if the same module tests for them
 * with `typeof`.
 */
export const missingGlobals = new Set(missing.globals)

/** Methods that at least one of the supported browsers lacks. Allowed as an optional call, `copy.showPopover?.()`, and where `copy.showPopover && …` is a condition. */
export const missingMethods = new Set(missing.methods)

/** CSS that at least one of the supported browsers lacks and that breaks the declaration around it. */
export const missingCss =
  /\b(?:color-mix|oklch|oklab|light-dark|contrast-color|anchor|calc-size|sibling-index|round)\(|\(from |@(?:starting-style|scope|function)\b|:has\(|:popover-open\b/g
