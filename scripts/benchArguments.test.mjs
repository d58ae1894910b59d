import { expect, test } from 'vitest'
import { parseArguments } from './benchArguments.mjs'

const names = ['account', 'gateway', 'relay']
/** @param {string[]} args */
const parse = (...args) => parseArguments(args, names)

test('default', () => {
  expect(parse()).toEqual({ name: 'table', runs: 15, traceFile: 'test-results/trace.json' })
})

test('behavior: reads a benchmark', () => {
  expect(parse('gateway').name).toBe('gateway')
  expect(parse('all').name).toBe('all')
})

test('behavior: reads the options of the table, with a space or an equals sign', () => {
  const expected = {
    name: 'table',
    against: 'HEAD~3',
    runs: 20,
    only: 'heap',
    traceFile: 'test-results/trace.json',
  }
  expect(parse('--against', 'HEAD~3', '--runs', '20', '--only', 'heap')).toEqual(expected)
  expect(parse('--', '--against=HEAD~3', '--runs=20', '--only=heap')).toEqual(expected)
})

test('behavior: reads the file of the trace', () => {
  expect(parse('--trace')).toMatchObject({ name: 'trace', traceFile: 'test-results/trace.json' })
  expect(parse('--trace', 'open.json')).toMatchObject({ name: 'trace', traceFile: 'open.json' })
})

test('behavior: reads the options of the relay', () => {
  expect(parse('relay', '--against', 'main', '--json', 'relay.json')).toMatchObject({
    ...{ name: 'relay', against: 'main', jsonFile: 'relay.json' },
  })
})

test('error: names the valid benchmarks and options', () => {
  expect(() => parse('acount')).toThrow(
    'The benchmark must be one of table, all, account, gateway, relay, got "acount".',
  )
  expect(() => parse('--agianst', 'main')).toThrow(
    'The option must be --against, --runs, --only, --json or --trace, got "--agianst".',
  )
  expect(() => parse('account', 'gateway')).toThrow('Name one benchmark, got "account" and "gateway".')
})

test('error: rejects a missing or invalid value', () => {
  expect(() => parse('--against')).toThrow('--against must be followed by a commit.')
  expect(() => parse('--against', '--runs', '3')).toThrow('--against must be followed by a commit.')
  expect(() => parse('--against=')).toThrow('--against must be followed by a commit.')
  for (const runs of ['0', '1.5', 'many', '5000'])
    expect(() => parse('--runs', runs)).toThrow(
      `--runs must be a whole number from 1 to 1000, got "${runs}".`,
    )
  expect(() => parse('--runs')).toThrow('--runs must be a whole number from 1 to 1000, got "".')
})

test('error: rejects options that have no effect on the benchmark', () => {
  expect(() => parse('account', '--runs', '3')).toThrow('remove "account" or the options')
  expect(() => parse('gateway', '--against', 'main')).toThrow('remove "gateway" or the options')
  expect(() => parse('relay', '--runs', '3')).toThrow('remove "relay" or the options')
  expect(() => parse('gateway', '--json', 'a.json')).toThrow('--json belongs to the benchmark "relay"')
  expect(() => parse('--trace', 'a.json', '--against', 'main')).toThrow('remove the other arguments')
})
