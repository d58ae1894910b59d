import { expectTypeOf } from 'vitest'
import type { Network } from '../foundation/schema/network.js'
import type { FeatureOptions, Options } from './config.js'
import type { ThemeVariables, ThemeVariablesInput } from './themeVariables.js'

declare const networks: readonly [Network]
declare function accept(options: Options): void

// Unknown names do not compile.
// @ts-expect-error `featuredWallets` is not an option
accept({ networks, featuredWallets: [] })
// @ts-expect-error `legalCheckBox` is not a feature
accept({ networks, features: { legalCheckBox: true } })
// @ts-expect-error `acent` is not a theme variable
accept({ networks, themeVariables: { acent: 'red' } })
// @ts-expect-error names stand without the prefix
accept({ networks, themeVariables: { '--latchkit-accent': 'red' } })
// @ts-expect-error a factory of adapters has to be called
accept({ networks, adapters: [() => () => ({})] })

// AppKit's theme variables are accepted, and mapped.
accept({ networks, themeVariables: { accent: 'red', '--w3m-z-index': 1, '--apkt-accent': 'teal' } })

expectTypeOf<ThemeVariables>().toExtend<ThemeVariablesInput>()
expectTypeOf<keyof FeatureOptions>().toEqualTypeOf<
  | 'collapseWallets'
  | 'connectMethodsOrder'
  | 'connectorTypeOrder'
  | 'email'
  | 'history'
  | 'legalCheckbox'
  | 'onramp'
  | 'passkey'
  | 'pay'
  | 'receive'
  | 'send'
  | 'smartSessions'
  | 'socials'
  | 'swaps'
  | 'walletFeaturesOrder'
>()
