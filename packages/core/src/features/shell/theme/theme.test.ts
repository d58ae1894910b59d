import { describe, expect, test } from 'vitest'
import { parseThemeVariables } from '../../../config/parseThemeVariables.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { initialState } from './initialState.js'
import { type ThemeState, transition } from './machine.js'
import { themeModeOf } from './rules.js'
import { setThemeMode } from './setThemeMode.js'
import { setThemeVariables } from './setThemeVariables.js'

const light: ThemeState = { system: 'light', variables: {} }
const chosen: ThemeState = { chosen: 'dark', system: 'light', variables: { accent: 'red' } }

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ config: { themeMode: undefined, themeVariables: {} } })).toEqual(light)
  })

  test('behavior: the theme that the dapp chose', () => {
    expect(initialState({ config: { themeMode: 'dark', themeVariables: { accent: 'red' } } })).toEqual(chosen)
  })
})

describe('transition', () => {
  test('behavior: a choice, and its removal', () => {
    expect(transition(light, { type: 'choose', mode: 'dark' }).state).toEqual({ ...light, chosen: 'dark' })
    expect(transition(chosen, { type: 'choose', mode: undefined }).state).toEqual({
      system: 'light',
      variables: { accent: 'red' },
    })
    expect(transition(chosen, { type: 'choose', mode: 'dark' }).state).toBe(chosen)
    expect(transition(light, { type: 'choose', mode: undefined }).state).toBe(light)
  })

  test('behavior: the system preference changes, also during a choice', () => {
    expect(transition(light, { type: 'systemChanged', mode: 'dark' }).state).toEqual({
      system: 'dark',
      variables: {},
    })
    expect(transition(chosen, { type: 'systemChanged', mode: 'dark' }).state).toEqual({
      ...chosen,
      system: 'dark',
    })
    expect(transition(light, { type: 'systemChanged', mode: 'light' }).state).toBe(light)
  })

  test('behavior: variables that are not given stay', () => {
    expect(
      transition(chosen, { type: 'setVariables', variables: { radius: '4px' } }).state.variables,
    ).toEqual({ accent: 'red', radius: '4px' })
    expect(transition(chosen, { type: 'setVariables', variables: { accent: 'red' } }).state).toBe(chosen)
    expect(transition(chosen, { type: 'setVariables', variables: {} }).state).toBe(chosen)
  })
})

test.each([
  [{ system: 'light', variables: {} }, 'light'],
  [{ system: 'dark', variables: {} }, 'dark'],
  [{ chosen: 'light', system: 'dark', variables: {} }, 'light'],
  [{ chosen: 'dark', system: 'light', variables: {} }, 'dark'],
] as const)('behavior: themeModeOf %j is %s', (state, mode) => {
  expect(themeModeOf(state)).toBe(mode)
})

describe('parseThemeVariables', () => {
  test.each([
    { accent: '#3b5bfd' },
    { font: '"Inter", system-ui, sans-serif' },
    { radius: 'calc(4px * 2)' },
    { scrim: 'rgb(0 0 0 / 20%)' },
    { accent: 'var(--brand, oklch(60% 0.2 270))' },
    {},
  ])('default', (variables) => {
    expect(parseThemeVariables(variables, 'themeVariables')).toEqual(variables)
  })

  test.each(['--w3m-', '--apkt-'])('behavior: maps the theme variables of AppKit (%s)', (prefix) => {
    const variables = {
      [`${prefix}accent`]: '#3b5bfd',
      [`${prefix}font-family`]: 'Inter, sans-serif',
      [`${prefix}font-size-master`]: '12px',
      [`${prefix}border-radius-master`]: '4px',
    }
    expect(parseThemeVariables(variables, 'themeVariables')).toEqual({
      accent: '#3b5bfd',
      font: 'Inter, sans-serif',
      'font-scale': '1.2',
      radius: 'calc(4px * 3.5)',
    })
  })

  test('behavior: removes the theme variables of AppKit that have no equivalent', () => {
    const variables = {
      '--w3m-z-index': 999,
      '--w3m-color-mix': '#00bb7f',
      '--w3m-font-size-master': 'large',
      '--w3m-constructor': 'red',
      '--w3m-accent': undefined,
    }
    expect(parseThemeVariables(variables, 'themeVariables')).toEqual({})
  })

  test("behavior: a Latchkit name takes precedence over AppKit's", () => {
    const variables = { accent: 'teal', '--w3m-accent': 'red' }
    expect(parseThemeVariables(variables, 'themeVariables')).toEqual({ accent: 'teal' })
  })

  test('error: validates mapped values', () => {
    const variables = { '--w3m-accent': 'url(https://evil.example/x)' }
    expect(() => parseThemeVariables(variables, 'themeVariables')).toThrow('is not a plain CSS value')
  })

  test.each([
    [{ Accent: 'red' }, 'themeVariables.Accent: expected a name of small letters'],
    [{ '--latchkit-accent': 'red' }, 'themeVariables.--latchkit-accent: expected a name of small letters'],
    [{ 'accent;x': 'red' }, 'themeVariables.accent;x: expected a name'],
    [{ 'accent-': 'red' }, 'themeVariables.accent-: expected a name'],
    [{ '': 'red' }, 'themeVariables.: expected a name'],
    [{ accent: 1 }, 'themeVariables.accent: expected a CSS value as text'],
    [{ accent: ' ' }, 'themeVariables.accent: expected a CSS value as text'],
    [{ accent: 'x'.repeat(201) }, 'themeVariables.accent: expected at most 200 characters'],
    [{ accent: 'red; background: url(x)' }, 'is not a plain CSS value'],
    [{ accent: 'red}' }, 'is not a plain CSS value'],
    [{ accent: '{red' }, 'is not a plain CSS value'],
    [{ accent: '</style><script>' }, 'is not a plain CSS value'],
    [{ accent: '>' }, 'is not a plain CSS value'],
    [{ accent: 'url(https://evil.example/x)' }, 'is not a plain CSS value'],
    [{ accent: 'URL (https://evil.example/x)' }, 'is not a plain CSS value'],
    [{ accent: 'image-set("x" 1x)' }, 'is not a plain CSS value'],
    [{ accent: 'image("x")' }, 'is not a plain CSS value'],
    [{ accent: 'src("x")' }, 'is not a plain CSS value'],
    [{ accent: 'element(#x)' }, 'is not a plain CSS value'],
    [{ accent: 'expression(alert(1))' }, 'is not a plain CSS value'],
    [{ accent: 'u\\72l(x)' }, 'is not a plain CSS value'],
    [{ accent: 'red/* */' }, 'is not a plain CSS value'],
    [{ accent: '@import "x"' }, 'is not a plain CSS value'],
    [{ accent: 'red\nblue' }, 'is not a plain CSS value'],
    ['red', 'themeVariables: expected names and values'],
    [null, 'themeVariables: expected names and values'],
    [['red'], 'themeVariables: expected names and values'],
  ])('error: %j', (variables, problem) => {
    expect(() => parseThemeVariables(variables, 'themeVariables')).toThrow(ConfigError)
    expect(() => parseThemeVariables(variables, 'themeVariables')).toThrow(problem)
  })
})

describe('actions', () => {
  test('default', async () => {
    const { kit } = createTestKit({ themeMode: 'light', themeVariables: { accent: 'red' } })
    await setThemeMode(kit, { themeMode: 'dark' })
    await setThemeVariables(kit, { themeVariables: { radius: '4px' } })
    expect(kit.getState().theme).toEqual({
      chosen: 'dark',
      system: 'light',
      variables: { accent: 'red', radius: '4px' },
    })
    await setThemeMode(kit, { themeMode: 'system' })
    expect(themeModeOf(kit.getState().theme)).toBe('light')
  })

  test('error: misuse', async () => {
    const { kit } = createTestKit()
    const before = kit.getState()
    const wrong = { themeMode: 'auto' } as unknown as setThemeMode.Parameters // a dapp without types
    await expect(setThemeMode(kit, wrong)).rejects.toThrow('themeMode: expected one of light, dark, system')
    await expect(setThemeVariables(kit, { themeVariables: { accent: 'url(x)' } })).rejects.toThrow(
      'themeVariables.accent',
    )
    expect(kit.getState()).toBe(before)
  })
})
