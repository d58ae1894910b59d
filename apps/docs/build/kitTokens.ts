import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const id = 'virtual:kit-tokens.css'
const file = fileURLToPath(new URL('../../../packages/ui/src/styles/tokens.css', import.meta.url))

/**
 * Provides the design tokens of the modal to the pages as `virtual:kit-tokens.css`, so that the site and the modal have the
 * same colors.
 */
export function kitTokens(): {
  readonly name: string
  resolveId(source: string): string | undefined
  load(resolved: string): string | undefined
} {
  return {
    name: 'docs:kit-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? toPageTokens(readFileSync(file, 'utf8')) : undefined),
  }
}

/** Moves the tokens from the root of the modal to the root of the page. */
export function toPageTokens(css: string): string {
  return css.replace(/^(\s*)\.root\b/gm, '$1:root')
}
