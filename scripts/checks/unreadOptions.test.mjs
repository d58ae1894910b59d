import { describe, expect, test } from 'vitest'
import { check } from './unreadOptions.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const config = `type FeatureOptions = {
  readonly legalCheckbox?: boolean | undefined
}
export type Options = {
  readonly debug?: boolean | undefined
  readonly features?: FeatureOptions | undefined
  readonly isDebug?: boolean | undefined
}
`
const parser = `const checks = { debug: checkFlag, isDebug: checkFlag }
export const toConfig = (options, features) => ({ debug: options.debug ?? options.isDebug, legalCheckbox: features.legalCheckbox })
`

/** @param {Record<string, string>} files */
const violations = (files) =>
  check(
    writeTempFiles({
      'packages/core/src/config/config.ts': config,
      'packages/core/src/config/parseConfig.ts': parser,
      ...files,
    }),
    [],
  ).map(({ file, line, message }) => `${file}:${line}: ${message}`)

/** @param {string} text */
const readBy = (text) => violations({ 'packages/core/src/kit/start.ts': text })

const message = (/** @type {string} */ name) =>
  `no code reads the option "${name}": read it from the configuration, or remove it`

test('default', () => {
  expect(readBy('export const start = (config) => config.debug && config.legalCheckbox\n')).toEqual([])
})

test('error: an option and a feature that only the parser reads', () => {
  expect(violations({})).toEqual([
    `packages/core/src/config/config.ts:5: ${message('debug')}`,
    `packages/core/src/config/config.ts:2: ${message('legalCheckbox')}`,
  ])
})

test.each([
  ['a comment', '// config.legalCheckbox'],
  ['a property of another object', 'export const checked = (view) => view.legalCheckbox'],
  ['a type', "export type Part = Pick<Config, 'legalCheckbox'>"],
  ['a computed name', 'export const read = (config, legalCheckbox) => config[legalCheckbox]'],
])('error: %s is no reader', (_, text) => {
  expect(readBy(`export const debug = (config) => config.debug\n${text}\n`)).toEqual([
    `packages/core/src/config/config.ts:2: ${message('legalCheckbox')}`,
  ])
})

test.each(['kit.test.ts', 'Kit.stories.tsx', 'kit.fixtures.ts'])('error: %s is no reader', (name) => {
  expect(
    violations({ [`packages/ui/src/${name}`]: 'const { debug, legalCheckbox } = config\n' }),
  ).toHaveLength(2)
})

test.each([
  [
    'a property of a configuration in an object',
    'export const f = (kit) => [kit.config.debug, kit.config.legalCheckbox]',
  ],
  ['an optional chain', 'export const f = (options) => [options?.debug, options?.legalCheckbox]'],
  ['a destructured variable', 'const { debug, legalCheckbox } = config'],
  [
    'a destructured parameter',
    'export const f = ({ debug, legalCheckbox: legal }: Config) => debug && legal',
  ],
  [
    'a destructured parameter of a part of it',
    "export const f = ({ debug, legalCheckbox }: Pick<Config, 'debug'>) => debug && legalCheckbox",
  ],
])('behavior: %s is a reader', (_, text) => {
  expect(readBy(`${text}\n`)).toEqual([])
})

describe('options of a factory', () => {
  const declared = `export declare namespace net {
  type Options = {
    readonly connectors?: readonly string[] | undefined
  }
  type SharedOptions = Options & {
    readonly ssr?: boolean | undefined
  }
}
`
  const factory = {
    file: 'packages/net/src/net.ts',
    types: ['Options', 'SharedOptions'],
    folder: 'packages/net/src',
  }

  /** @param {string} name @param {string} text */
  const unread = (name, text) =>
    check(
      writeTempFiles({
        'packages/core/src/config/config.ts': 'export type Options = {\n  readonly isDebug?: boolean\n}\n',
        'packages/core/src/config/parseConfig.ts': parser,
        'packages/net/src/net.ts': declared,
        [`packages/net/src/${name}`]: text,
      }),
      [factory],
    ).map(({ file, line, message: text }) => `${file}:${line}: ${text}`)

  test('error: an option that no code reads', () => {
    expect(unread('create.ts', 'const { connectors } = options')).toEqual([
      `packages/net/src/net.ts:6: ${message('ssr')}`,
    ])
  })

  test.each([
    [
      'another library’s configuration',
      'create.ts',
      'export const f = (config) => [config.ssr, config.connectors]',
    ],
    ['a test', 'net.test.ts', 'const { ssr, connectors } = options'],
  ])('error: %s is no reader', (_, name, text) => {
    expect(unread(name, text)).toHaveLength(2)
  })

  test.each([
    ['options', 'const { connectors } = options\nexport const f = (options) => options.ssr'],
    ['parameters', 'const { connectors = [], ssr = false } = parameters'],
    ['a typed parameter', 'export const f = ({ connectors, ssr }: NetParameters) => [connectors, ssr]'],
  ])('behavior: %s is a reader', (_, text) => {
    expect(unread('create.ts', text)).toEqual([])
  })

  test('error: a type that was renamed', () => {
    const renamed = { ...factory, types: ['Renamed'] }
    const files = {
      'packages/core/src/config/config.ts': 'export type Options = {\n  readonly isDebug?: boolean\n}\n',
      'packages/core/src/config/parseConfig.ts': parser,
      'packages/net/src/net.ts': declared,
    }
    expect(() => check(writeTempFiles(files), [renamed])).toThrow(
      'packages/net/src/net.ts declares no type Renamed',
    )
  })
})
