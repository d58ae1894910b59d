import { expect, test } from 'vitest'
import { templateNames } from './Answers.js'
import { askAnswers } from './askAnswers.js'
import { type Arguments, parseArguments, usage } from './parseArguments.js'

const parse = (...args: readonly string[]): Arguments => {
  const parsed = parseArguments(args)
  if (parsed === 'help') throw new Error('It is the help.')
  return parsed
}

test('default', () => {
  expect(parse()).toEqual({
    folder: undefined,
    template: undefined,
    options: undefined,
    isInstalled: true,
    asks: true,
  })
})

test('param: every option', async () => {
  const given = parse(
    'app',
    '--template',
    'next',
    '--siwx',
    '--gateway',
    '--no-login',
    '--no-install',
    '--yes',
  )
  expect(given).toMatchObject({ folder: 'app', isInstalled: false, asks: false })
  // A terminal in which nothing is left to ask.
  expect(await askAnswers({ ...given, asks: true }, true)).toEqual({
    folder: 'app',
    template: 'next',
    options: ['siwx', 'gateway'],
  })
  expect(parse('--siwx').options).toEqual(['login', 'siwx'])
})

test.each([
  ['--yes', true],
  ['no terminal', false],
])('behavior: asks nothing with %s', async (flag, isTerminal) => {
  expect(await askAnswers(parse(...(isTerminal ? [flag] : [])), isTerminal)).toEqual({
    folder: 'latchkit-app',
    template: 'vite-react',
    options: ['login'],
  })
})

test.each(templateNames)('param: template %s', (template) => {
  expect(parse('--template', template).template).toBe(template)
  expect(usage).toContain(template)
})

test('behavior: the usage lists every option', () => {
  for (const option of ['template', 'login', 'siwx', 'gateway', 'no-install', 'yes', 'help'])
    expect(usage).toContain(`--${option}`)
  expect(parseArguments(['--help'])).toBe('help')
})

test('error: an unknown template, a second folder, an unknown option', () => {
  expect(() => parse('--template', 'ember')).toThrow(
    '--template must be vite-react, next, vue, svelte, or html, got "ember".',
  )
  expect(() => parse('a', 'b')).toThrow('There must be one folder, got "a b". See --help.')
  expect(() => parse('--nope')).toThrow(/^Unknown option '--nope'.* See --help\.$/)
})
