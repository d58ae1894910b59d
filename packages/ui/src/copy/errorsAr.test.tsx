import { readdirSync, readFileSync } from 'node:fs'
import type { Failure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../.storybook/renderToMarkup.js'
import { Snackbar } from '../parts/snackbar/Snackbar.js'
import { nextPageFailed } from '../views/all-wallets/AllWalletsView.fixtures.js'
import { AllWalletsView } from '../views/all-wallets/AllWalletsView.js'
import { fixtures as connecting } from '../views/connecting/ConnectingView.fixtures.js'
import { ConnectingView } from '../views/connecting/ConnectingView.js'
import { fixtures as connectingRemote } from '../views/connecting-remote/ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from '../views/connecting-remote/ConnectingRemoteView.js'
import { fixtures as switchNetwork } from '../views/switch-network/SwitchNetworkView.fixtures.js'
import { SwitchNetworkView } from '../views/switch-network/SwitchNetworkView.js'
import { failed as unsupportedChain } from '../views/unsupported-chain/UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from '../views/unsupported-chain/UnsupportedChainView.js'
import { ar } from './ar.js'
import { errorsAr } from './errorsAr.js'

const packages = new URL('../../../', import.meta.url)

/** Reads the code of every error that a package defines from its source. */
function readErrorCodes(): readonly string[] {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[\w-]+\/src\/(?!.*\.(test|fixtures|stories)\.).*\.tsx?$/.test(path),
  )
  const lines = files.flatMap((path) => readFileSync(new URL(path, packages), 'utf8').split('\n'))
  const codes = lines.flatMap(
    (line) => /\bcode: (?:\w+ \? )?'[a-z-]+'(?: : '[a-z-]+')?/.exec(line)?.[0].match(/'[a-z-]+'/g) ?? [],
  )
  return [...new Set(codes.map((code) => code.slice(1, -1)))].sort()
}

const codes = readErrorCodes()

/** The error codes of wallets with advice, no error code, and one without advice. */
const rpcCodes = [undefined, ...Object.keys(errorsAr.walletAdvice).map(Number), -32603]

const names = unsupportedChain.networks.map(({ name }) => name)

/** Finds the texts of a view that have three consecutive Latin words and are not the name of a network. */
function findLatinSentences(view: ReactNode): readonly string[] {
  const texts = getTexts(renderToMarkup(view, ar)).filter((text) => !names.includes(text))
  return texts.filter((text) => /[a-z]+\W[a-z]+\W[a-z]+/i.test(text))
}

function createFailure(code: string, rpcCode?: number): Failure {
  return { code, rpcCode, reason: 'An English sentence about it.', advice: 'What the user can do.' }
}

test('default', () => {
  expect(codes).toContain('wallet-request')
  expect(codes).toContain('relay-not-configured')
  expect(codes.filter((code) => !(code in errorsAr.messages))).toEqual([])
  expect(Object.keys(errorsAr.messages).filter((code) => !codes.includes(code))).toEqual([])
})

const views: readonly (readonly [name: string, view: (failure: Failure) => ReactNode])[] = [
  ['connecting', (failure) => <ConnectingView model={{ ...connecting.failed, ...failure }} />],
  [
    'connecting-remote',
    (failure) => <ConnectingRemoteView model={{ ...connectingRemote.failed, ...failure }} />,
  ],
  ['switch-network', (failure) => <SwitchNetworkView model={{ ...switchNetwork.failed, ...failure }} />],
  [
    'all-wallets, built-in list',
    (failure) => <AllWalletsView model={{ ...nextPageFailed, ...failure, builtIn: true, wallets: [] }} />,
  ],
  [
    'all-wallets, next page',
    (failure) => <AllWalletsView model={{ ...nextPageFailed, ...failure, wallets: [] }} />,
  ],
  [
    'unsupported-chain',
    (failure) => (
      <UnsupportedChainView
        model={{
          ...unsupportedChain,
          current: { reference: '56', name: 'BNB' },
          result: { status: 'failed', target: 'eip155:8453', ...failure },
        }}
      />
    ),
  ],
]

test.each(views)('behavior: %s shows every error in Arabic', (_, view) => {
  const failures = [...codes, 'code-of-an-adapter-of-the-app'].flatMap((code) =>
    rpcCodes.map((rpcCode) => createFailure(code, rpcCode)),
  )
  expect(failures.flatMap((one) => findLatinSentences(view(one)))).toEqual([])
})

test('behavior: the snackbar translates the messages of the kit, and shows those of the app unchanged', () => {
  const message = { id: '1', variant: 'error', message: 'Written by the kit in English' } as const
  for (const [code, text] of Object.entries(errorsAr.snackbar)) {
    const shown = { ...message, code: code as keyof typeof errorsAr.snackbar }
    expect(getTexts(renderToMarkup(<Snackbar message={shown} />, ar))).toEqual([text])
  }
  expect(getTexts(renderToMarkup(<Snackbar message={message} />, ar))).toEqual([message.message])
})
