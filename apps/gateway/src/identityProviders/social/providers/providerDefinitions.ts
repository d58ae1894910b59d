import { apple } from './apple.js'
import { discord } from './discord.js'
import { facebook } from './facebook.js'
import { github } from './github.js'
import { google } from './google.js'
import type { ProviderDefinition } from './ProviderDefinition.js'
import { x } from './x.js'

/** The built-in providers, by id. */
export const providerDefinitions: Readonly<Record<string, ProviderDefinition>> = {
  google,
  apple,
  facebook,
  discord,
  github,
  x,
}
