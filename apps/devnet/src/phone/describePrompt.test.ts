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
  ['behavior: decodes hex text', 'personal_sign', ['0x68656c6c6f', me], { Message: 'hello' }],
  [
    'behavior: supports the reversed parameter order',
    'personal_sign',
    [me, '0x68656c6c6f'],
    { Message: 'hello' },
  ],
  [
    'behavior: shows bytes that are not text unchanged',
    'personal_sign',
    ['0xff00ff', me],
    { Message: '0xff00ff' },
  ],
  ['behavior: shows plain text unchanged', 'personal_sign', ['hello', me], { Message: 'hello' }],
  ['behavior: decodes base58', 'solana_signMessage', { message: 'Cn8eVZg' }, { Message: 'hello' }],
  ['behavior: shows invalid base58 unchanged', 'solana_signMessage', { message: '0' }, { Message: '0' }],
  [
    'behavior: shows an amount in coins',
    'eth_sendTransaction',
    [{ to: me, value: '0xde0b6b3a7640000', data: '0x1234' }],
    { To: me, Amount: '1', Data: '0x1234' },
  ],
  [
    'behavior: shows each call of a batch',
    'wallet_sendCalls',
    [
      {
        calls: [
          { to: me, value: '0xde0b6b3a7640000' },
          { to: me, data: '0x1234' },
        ],
        atomicRequired: true,
      },
    ],
    {
      'Call 1: To': me,
      'Call 1: Amount': '1',
      'Call 2: To': me,
      'Call 2: Amount': '0',
      'Call 2: Data': '0x1234',
      'All or none': 'required',
    },
  ],
  ['behavior: shows a contract creation', 'eth_sendTransaction', [{}], { To: 'a new contract', Amount: '0' }],
  [
    'behavior: formats typed data',
    'eth_signTypedData_v4',
    [me, '{"message":{"text":"hello"}}'],
    { Data: '{\n  "message": {\n    "text": "hello"\n  }\n}' },
  ],
  ['behavior: shows other params as JSON', 'wallet_other', ['x'], { Request: '[\n  "x"\n]' }],
])('%s', (_, method, params, expected) => {
  expect(facts(method, params)).toEqual({ Chain: 'eip155:1', ...expected })
})
