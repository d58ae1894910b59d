import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../../testing/program.fixtures.js'
import { createEntry, getTokenAddress } from '../balance.fixtures.js'
import { openTokens } from './openTokens.js'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Opens a folder with files, given by name. */
function open(files: Readonly<Record<string, unknown>>) {
  const folder = createTemporaryFolder()
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  for (const [name, content] of Object.entries(files)) write(name, content)
  const lines: string[] = []
  const tokens = openTokens(folder, pino({}, { write: (line) => void lines.push(line) }))
  onTestFinished(tokens.close)
  return { tokens, write, getLog: () => lines.join('') }
}

const getSymbols = (tokens: ReturnType<typeof openTokens>, chainId = 'eip155:1') =>
  tokens.list(chainId).map(({ symbol }) => symbol)

test('default: there are no tokens', () => {
  expect(openTokens(undefined, pino({ level: 'silent' })).list('eip155:1')).toEqual([])
})

test('default: reads all lists of a folder, by chain, and ignores fields it does not use', () => {
  const { tokens } = open({
    'a.json': {
      name: 'A',
      timestamp: '2024-01-01',
      version: { major: 1 },
      tokens: [
        { ...createEntry(1, 6), logoURI: 'https://example.com/1.png', tags: ['x'] },
        createEntry(2, 18, 10),
      ],
    },
    'b.json': { name: 'B', tokens: [{ ...createEntry(3, 6, solana), address: mint }] },
    'README.md': 'not a list',
  })
  expect(tokens.list('eip155:1')).toEqual([
    {
      chainId: 'eip155:1',
      address: getTokenAddress(1),
      name: 'Token 1',
      symbol: 'T1',
      decimals: 6,
      iconUrl: 'https://example.com/1.png',
    },
  ])
  expect(getSymbols(tokens, 'eip155:10')).toEqual(['T2'])
  expect(tokens.list(solana)).toMatchObject([{ address: mint }])
})

test('behavior: the first of two entries of a token is used, whatever the letter case of its address', () => {
  const usdc = { ...createEntry(1), address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
  const { tokens } = open({
    'a.json': { name: 'A', tokens: [{ ...usdc, symbol: 'FIRST' }] },
    'b.json': { name: 'B', tokens: [{ ...usdc, address: usdc.address.toLowerCase(), symbol: 'SECOND' }] },
  })
  expect(tokens.list('eip155:1')).toMatchObject([{ symbol: 'FIRST', address: usdc.address }])
})

test.each([['data:image/svg+xml,<svg/>'], ['javascript:alert(1)'], ['no URL']])(
  'behavior: %s is no image',
  (logoURI) => {
    const { tokens } = open({ 'a.json': { name: 'A', tokens: [{ ...createEntry(1), logoURI }] } })
    expect(tokens.list('eip155:1')).toMatchObject([{ iconUrl: '' }])
  },
)

test('behavior: reads the folder again after a change', async () => {
  const { tokens, write } = open({ 'a.json': { name: 'A', tokens: [createEntry(1)] } })
  write('a.json', { name: 'A', tokens: [createEntry(1), createEntry(2)] })
  await expect.poll(() => getSymbols(tokens)).toEqual(['T1', 'T2'])
})

test.each<[string, object, string]>([
  ['too many decimals', { decimals: 256 }, 'tokens.0.decimals: must be a whole number from 0 to 255'],
  ['decimals as text', { decimals: '6' }, 'tokens.0.decimals: must be a whole number from 0 to 255'],
  ['a mint on an EVM chain', { address: mint }, 'tokens.0.address: must be the address of a contract'],
  ['a contract on Solana', { chainId: solana }, 'tokens.0.address: must be the address of a contract'],
  ['another namespace', { chainId: 'cosmos:hub' }, 'tokens.0.chainId: must be the number of an EVM chain'],
  ['no symbol', { symbol: '' }, 'tokens.0.symbol: must be at least 1'],
  ['no name', { name: undefined }, 'tokens.0.name: must be of type string'],
])('error: a file with %s is left out, and the log names the field', (_name, change, message) => {
  const { tokens, getLog } = open({
    'a.json': { name: 'A', tokens: [{ ...createEntry(1), ...change }] },
    'b.json': { name: 'B', tokens: [createEntry(2)] },
  })
  expect(getSymbols(tokens)).toEqual(['T2'])
  expect(getLog()).toContain('a.json is invalid: ')
  expect(getLog()).toContain(message)
})

test('error: a given list is invalid', () => {
  const list = { name: 'A', tokens: [createEntry(1, -1)] }
  expect(() => openTokens([list], pino({ level: 'silent' }))).toThrow(
    'tokens.0 is invalid: tokens.0.decimals: must be a whole number from 0 to 255',
  )
})

test('error: the folder does not exist', () => {
  expect(() => openTokens('/nowhere', pino({ level: 'silent' }))).toThrow(
    'There is no folder /nowhere: point TOKENS_DIR at a folder with token lists',
  )
})
