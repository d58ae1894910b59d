import type { ThemeVariableName } from './themeVariables.js'

const appKitName = /^--(?:w3m|apkt)-(.+)$/

/**
 * Converts a value; returns `undefined` if it has no equivalent. The defaults of both kits
 * correspond to each other.
 */
const conversions: Readonly<
  Record<string, readonly [name: ThemeVariableName, convert: (value: string) => string | undefined]>
> = {
  accent: ['accent', (value) => value],
  'font-family': ['font', (value) => value],
  // The base font size in px: 10px is AppKit's default.
  'font-size-master': ['font-scale', (value) => toFactor(Number.parseFloat(value) / 10)],
  // The smallest corner: 4px is AppKit's default, and a button's corner is 14px here.
  'border-radius-master': ['radius', (value) => `calc(${value} * 3.5)`],
}

/** Returns whether a theme variable has an AppKit name: `--w3m-…` or `--apkt-…`. */
export function isAppKitVariable(name: string): boolean {
  return appKitName.test(name)
}

/**
 * Replaces AppKit's theme variables with their equivalents, and removes those without one.
 * Latchkit's own names take precedence.
 */
export function fromAppKitVariables(variables: object): Readonly<Record<string, unknown>> {
  const own: Record<string, unknown> = {}
  const mapped: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables)) {
    const suffix = appKitName.exec(name)?.[1]
    if (suffix === undefined) {
      if (value !== undefined) own[name] = value
      continue
    }
    const [target, convert] = (Object.hasOwn(conversions, suffix) && conversions[suffix]) || []
    const converted = value !== undefined && convert?.(String(value))
    if (target && converted) mapped[target] = converted
  }
  return { ...mapped, ...own }
}

function toFactor(value: number): string | undefined {
  return value > 0 ? String(value) : undefined
}
