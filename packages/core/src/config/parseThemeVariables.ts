import { ConfigError } from '../foundation/errors/config.js'
import { fromAppKitVariables } from './fromAppKitVariables.js'
import type { ThemeVariables } from './themeVariables.js'

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const maxValueLength = 200
/** Characters that could end the declaration, hide part of it, or load a resource. */
const forbidden = /[;{}<>\\@\p{Cc}]|\/\*|\b(?:url|src|image|image-set|element|expression)\s*\(/iu

/**
 * Validates theme variables: names consist of lower-case letters, digits and dashes; values must be
 * plain CSS values. AppKit's names are mapped.
 *
 * @throws `ConfigError` naming the variable.
 */
export function parseThemeVariables(value: unknown, path: string): ThemeVariables {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError({ path, reason: "expected names and values, such as { accent: '#3b5bfd' }" })
  const variables = fromAppKitVariables(value)
  for (const [name, text] of Object.entries(variables)) {
    const reason = findVariableError(name, text)
    if (reason) throw new ConfigError({ path: `${path}.${name}`, reason })
  }
  return variables as ThemeVariables
}

function findVariableError(name: string, value: unknown): string | undefined {
  if (!namePattern.test(name))
    return 'expected a name of small letters, digits and dashes, without "--latchkit-" before it'
  if (typeof value !== 'string' || value.trim() === '') return 'expected a CSS value as text'
  if (value.length > maxValueLength) return `expected at most ${maxValueLength} characters`
  if (forbidden.test(value))
    return `"${value}" is not a plain CSS value: no ; { } < > \\ @, comments or url()`
  return undefined
}
