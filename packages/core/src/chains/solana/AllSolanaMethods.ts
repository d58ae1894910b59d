import type { SolanaMethods } from '../../ports/SolanaMethods.js'

/** The methods of an adapter that has all of them. */
export type AllSolanaMethods = {
  readonly [Name in keyof SolanaMethods]-?: NonNullable<SolanaMethods[Name]>
}
