import { readdirSync, readFileSync } from 'node:fs'
import type { Failure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../.storybook/renderToMarkup.js'
import { AlertBar } from '../parts/alert-bar/AlertBar.js'
import { SnackbarMessage } from '../parts/snackbar/SnackbarMessage.js'
import { AllWalletsView } from '../views/all-wallets/AllWalletsView.js'
import { fixtures as connecting } from '../views/connecting/ConnectingView.fixtures.js'
import { ConnectingView } from '../views/connecting/ConnectingView.js'
import { ConnectingRemoteView } from '../views/connecting-remote/ConnectingRemoteView.js'
import { fixtures as switchNetwork } from '../views/switch-network/SwitchNetworkView.fixtures.js'
import { SwitchNetworkView } from '../views/switch-network/SwitchNetworkView.js'
import { failed as unsupportedChain } from '../views/unsupported-chain/UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from '../views/unsupported-chain/UnsupportedChainView.js'
import { en } from './en.js'
import { messages as messagesAr } from './languages/ar/messages.js'
import { modal as ar } from './languages/ar/modal.js'
import { messagesEn } from './messagesEn.js'

const packages = new URL('../../../', import.meta.url)

/**
 * Reads the code of every error that a package defines from its source, except those of payments, whose texts load with their
 * views, those of the login frame, whose texts (`login.failures`) load with theirs, and those of batches of calls, of smart accounts and
 * of permissions, which no view shows. `custom`, the codes of snackbar messages, which have a variant, and those of absent capabilities are
 * no errors.
 */
function readErrorCodes(): readonly string[] {
  // Only the sources are read: the dependencies beside them are many thousands of folders.
  const files = readdirSync(packages).flatMap((name) => {
    if (name === 'frame-client') return []
    const folder = new URL(`${name}/src/`, packages)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!.*\.(test|fixtures|stories)\.).*\.tsx?$/.test(path))
      .map((path) => new URL(path, folder))
  })
  const lines = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/variant: |status: 'absent'/.test(line))
  const codes = lines.flatMap(
    (line) => /\bcode: (?:\w+ \? )?'[a-z-]+'(?: : '[a-z-]+')?/.exec(line)?.[0].match(/'[a-z-]+'/g) ?? [],
  )
  return [...new Set(codes.map((code) => code.slice(1, -1)))]
    .filter((code) => !/^(?:custom$|pay-|calls-|capability-|smart-account-|permissions-|assets-)/.test(code))
    .sort()
}

const codes = readErrorCodes()

/**
 * The failures of a code: with each error code of a wallet that has advice, and without one; of a network, for each reason; of a busy
 * server, and without one.
 */
function createFailures(code: string): readonly Failure[] {
  const rpcCodes = [undefined, ...Object.keys(messagesAr.walletAdvice).map(Number), -32603]
  const reasons = Object.keys(messagesAr.networkFailures)
  const values =
    code === 'rpc-request'
      ? reasons.map((reason) => ({ reason }))
      : [...rpcCodes.map((rpcCode) => ({ rpcCode })), { status: 429 }]
  // The code comes from a source file, so TypeScript does not know it.
  return values.map((one) => ({ code, values: one }) as Failure)
}

const names = unsupportedChain.networks.map(({ name }) => name)

/** Finds the texts of a view that have three consecutive Latin words and are not the name of a network. */
function findLatinSentences(view: ReactNode): readonly string[] {
  const texts = getTexts(renderToMarkup(view, ar)).filter((text) => !names.includes(text))
  return texts.filter((text) => /[a-z]+\W[a-z]+\W[a-z]+/i.test(text))
}

test('default', () => {
  expect(codes).toContain('wallet-request')
  expect(codes).toContain('relay-not-configured')
  // The texts of `rpc-request` are in `networkFailures`, by its reason.
  for (const { errors } of [messagesEn, messagesAr])
    expect([...Object.keys(errors), 'rpc-request'].sort()).toEqual(codes)
})

test('behavior: every text has the same structure in each language', () => {
  expect(getPaths(messagesAr).filter((path) => !path.endsWith('.advice'))).toEqual(
    getPaths(messagesEn).filter((path) => !path.endsWith('.advice')),
  )
})

/** Returns the path of every string. */
function getPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return [path]
  return Object.entries(value as object)
    .flatMap(([key, inner]) => getPaths(inner, `${path}.${key}`))
    .sort()
}

const emptyList = {
  query: '',
  certifiedOnly: false,
  hasCertified: false,
  status: 'failed',
  wallets: [],
} as const

const views: readonly (readonly [name: string, view: (failure: Failure) => ReactNode])[] = [
  [
    'connecting',
    (failure) => (
      <ConnectingView model={{ wallet: connecting.failed.wallet, status: 'failed', ...failure }} />
    ),
  ],
  [
    'connecting-remote',
    (failure) => (
      <ConnectingRemoteView
        model={{ platforms: ['qrcode'], platform: 'qrcode', downloads: false, status: 'failed', ...failure }}
      />
    ),
  ],
  [
    'switch-network',
    (failure) => (
      <SwitchNetworkView model={{ network: switchNetwork.failed.network, status: 'failed', ...failure }} />
    ),
  ],
  [
    'all-wallets, built-in list',
    (failure) => <AllWalletsView model={{ ...emptyList, builtIn: true, ...failure }} />,
  ],
  [
    'all-wallets, next page',
    (failure) => <AllWalletsView model={{ ...emptyList, builtIn: false, ...failure }} />,
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
  const failures = codes.flatMap(createFailures)
  expect(failures.flatMap((one) => findLatinSentences(view(one)))).toEqual([])
})

test('behavior: shows the English texts of errors that developers search for', () => {
  const { errors } = messagesEn
  expect(errors['chain-not-supported'].text).toBe('Chain is not supported')
  expect(errors['balance-unavailable'].text).toBe('Token Balance Unavailable')
  expect(errors['session-ended'].text).toBe('Session Expired')
  expect(errors['invalid-project-id'].text).toBe('Invalid Project ID')
  expect(errors['origin-not-allowed'].text).toBe('Invalid App Configuration')
  expect(errors['network-not-found'].text).toBe('Network not found')
  expect(errors['adapter-not-found'].text).toBe('Adapter not found')
  expect(errors.disconnect.text).toBe('Failed to disconnect')
  expect(errors.aborted.text).toBe('Request was aborted')
  expect(errors.unexpected.text).toBe('Something went wrong')
})

test('behavior: the snackbar translates the messages of the kit, and shows those of the app unchanged', () => {
  for (const [copy, { snackbar }] of [
    [en, messagesEn],
    [ar, messagesAr],
  ] as const) {
    for (const [code, text] of Object.entries(snackbar)) {
      // Texts without placeholders ignore the values.
      const message = {
        id: '1',
        variant: 'error',
        code: code as 'swap-arrived',
        values: { network: 'Base' },
      } as const
      const shown = text.replace('{network}', 'Base')
      expect(getTexts(renderToMarkup(<SnackbarMessage message={message} />, copy))).toEqual([shown])
    }
  }
  const message = { id: '1', variant: 'success', code: 'custom', values: { text: 'Liked' } } as const
  expect(getTexts(renderToMarkup(<SnackbarMessage message={message} />, ar))).toEqual(['Liked'])
})

test('behavior: an alert shows names of options as code', () => {
  const markup = renderToMarkup(
    <AlertBar alert={{ variant: 'error', code: 'PROJECT_ID_NOT_CONFIGURED' }} />,
    en,
  )
  expect(markup).toContain('The option <code>projectId</code> is empty.')
})

test('behavior: an alert has its text and its code', () => {
  for (const [copy, { alerts }] of [
    [en, messagesEn],
    [ar, messagesAr],
  ] as const) {
    for (const [code, text] of Object.entries(alerts)) {
      const alert = { variant: 'error', code: code as keyof typeof alerts } as const
      const markup = renderToMarkup(<AlertBar alert={alert} />, copy)
      expect(getTexts(markup)).toEqual([...text.split('`'), code])
    }
  }
})

test.each([
  ['AUTH_CONNECTOR_NOT_FOUND', 'Address or auth connector not found'],
  ['IFRAME_LOAD_FAILED', 'Unable to load email login dependency'],
  ['IFRAME_REQUEST_TIMEOUT', 'A problem occurred while trying initialize authentication'],
] as const)('default: the alert %s begins with the text that developers search for', (code, text) => {
  expect(messagesEn.alerts[code].startsWith(`${text}: `)).toBe(true)
})
