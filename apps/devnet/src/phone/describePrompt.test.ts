import { expect, test } from 'vitest'
import { describePrompt } from './describePrompt.js'

const peer = { name: 'Dapp', description: '', url: 'http://dapp.test', icons: [] }
const me = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function facts(method: string, params: unknown): Readonly<Record<string, string>> {
  const prompt = { id: 1, method, params, status: 'open', peer, chainId: 'eip155:1', topic: 't' } as const
  return Object.fromEntries(describePrompt(prompt).facts.map(({ label, value }) => [label, value]))
}

test('default', () => {
  const proposal = {
    requiredNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'] } },
    optionalNamespaces: { eip155: { chains: ['eip155:1', 'eip155:10'], methods: ['eth_call'] } },
  }
  const prompt = {
    id: 1,
    method: 'session_proposal',
    params: proposal,
    status: 'open',
    peer,
    chainId: undefined,
    topic: undefined,
  } as const
  expect(describePrompt(prompt)).toEqual({
    id: 1,
    peer: { name: 'Dapp', url: 'http://dapp.test' },
    title: 'Connect',
    facts: [
      { label: 'Chains', value: 'eip155:1, eip155:10' },
      { label: 'May ask for', value: 'personal_sign, eth_call' },
    ],
  })
})

test.each([
  ['behavior: text in hex is read', 'personal_sign', ['0x68656c6c6f', me], { Message: 'hello' }],
  ['behavior: the other order too', 'personal_sign', [me, '0x68656c6c6f'], { Message: 'hello' }],
  ['behavior: bytes that are no text stay', 'personal_sign', ['0xff00ff', me], { Message: '0xff00ff' }],
  ['behavior: plain text stays', 'personal_sign', ['hello', me], { Message: 'hello' }],
  ['behavior: base58 is read', 'solana_signMessage', { message: 'Cn8eVZg' }, { Message: 'hello' }],
  ['behavior: what is no base58 stays', 'solana_signMessage', { message: '0' }, { Message: '0' }],
  [
    'behavior: an amount is in coins',
    'eth_sendTransaction',
    [{ to: me, value: '0xde0b6b3a7640000', data: '0x1234' }],
    { To: me, Amount: '1', Data: '0x1234' },
  ],
  ['behavior: a contract is created', 'eth_sendTransaction', [{}], { To: 'a new contract', Amount: '0' }],
  [
    'behavior: typed data is set out',
    'eth_signTypedData_v4',
    [me, '{"message":{"text":"hello"}}'],
    { Data: '{\n  "message": {\n    "text": "hello"\n  }\n}' },
  ],
  ['behavior: anything else is shown as it came', 'wallet_other', ['x'], { Request: '[\n  "x"\n]' }],
])('%s', (_, method, params, expected) => {
  expect(facts(method, params)).toEqual({ Chain: 'eip155:1', ...expected })
})
