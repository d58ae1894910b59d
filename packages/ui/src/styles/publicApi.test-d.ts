import type { ThemeVariables } from '@latchkit/core'
import { expectTypeOf } from 'vitest'
import type { ThemeVariableName } from './publicApi.js'

// The option `themeVariables` takes every custom property that the styles read, and no other.
expectTypeOf<keyof ThemeVariables>().toEqualTypeOf<ThemeVariableName>()
