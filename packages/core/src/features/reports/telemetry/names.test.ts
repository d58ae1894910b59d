import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names of events that analytics of dapps know from other kits, and how this kit sends them, or why it does not. */
const known = {
  INITIALIZE: 'sent',
  MODAL_OPEN: 'sent',
  MODAL_CLOSE: 'sent',
  CLICK_ALL_WALLETS: 'sent',
  CLICK_WALLET_HELP: 'sent',
  CLICK_NETWORK_HELP: 'sent',
  CLICK_GET_WALLET: 'sent',
  CLICK_NETWORKS: 'sent',
  SELECT_WALLET: 'sent',
  CONNECT_SUCCESS: 'sent',
  CONNECT_ERROR: 'sent',
  CONNECT_PROXY_ERROR: 'there is no proxy of wallets',
  DISCONNECT_SUCCESS: 'sent',
  DISCONNECT_ERROR: 'sent',
  SWITCH_NETWORK: 'sent',
  SEARCH_WALLET: 'the text of the user is private',
  EMAIL_LOGIN_SELECTED: 'sent',
  EMAIL_SUBMITTED: 'sent',
  DEVICE_REGISTERED_FOR_EMAIL: 'sent',
  EMAIL_VERIFICATION_CODE_SENT: 'sent',
  EMAIL_VERIFICATION_CODE_PASS: 'sent',
  EMAIL_VERIFICATION_CODE_FAIL: 'sent',
  EMAIL_EDIT: 'sent',
  EMAIL_UPGRADE_FROM_MODAL: 'a login has no upgrade',
  SOCIAL_LOGIN_STARTED: 'sent',
  SOCIAL_LOGIN_SUCCESS: 'sent',
  SOCIAL_LOGIN_ERROR: 'sent',
  SOCIAL_LOGIN_REQUEST_USER_DATA: 'sent',
  SOCIAL_LOGIN_CANCELED: 'sent',
  CLICK_SIGN_SIWX_MESSAGE: 'sent',
  CLICK_CANCEL_SIWX: 'sent',
  SIWX_AUTH_SUCCESS: 'sent',
  SIWX_AUTH_ERROR: 'sent',
  SET_PREFERRED_ACCOUNT_TYPE: 'sent',
  CLICK_TRANSACTIONS: 'the transactions are a tab, not a view',
  LOAD_MORE_TRANSACTIONS: 'the transactions are a tab, not a view',
  ERROR_FETCH_TRANSACTIONS: 'sent',
  CLICK_CONVERT: 'the same as OPEN_SWAP',
  CLICK_SELECT_TOKEN_TO_SWAP: 'sent',
  CLICK_SELECT_NETWORK_TO_SWAP: 'the network is chosen in the list of tokens',
  OPEN_SWAP: 'sent',
  INITIATE_SWAP: 'sent',
  SWAP_SUCCESS: 'sent',
  SWAP_ERROR: 'sent',
  SWAP_APPROVAL_ERROR: 'sent',
  OPEN_SEND: 'sent',
  SEND_INITIATED: 'sent',
  SEND_SUCCESS: 'sent',
  SEND_ERROR: 'sent',
  SELECT_BUY_CRYPTO: 'sent',
  SELECT_WHAT_IS_A_BUY: 'there is no such help',
  SELECT_BUY_PROVIDER: 'sent',
  OPEN_ENS_FLOW: 'sent',
  REGISTER_NAME_INITIATED: 'sent',
  REGISTER_NAME_SUCCESS: 'sent',
  REGISTER_NAME_ERROR: 'sent',
  PAY_MODAL_OPEN: 'sent',
  PAY_INITIATED: 'sent',
  PAY_SUCCESS: 'sent',
  PAY_ERROR: 'sent',
  PAY_EXCHANGE_SELECTED: 'sent',
  INTERNAL_SDK_ERROR: 'texts of errors can contain addresses',
} as const

/** Events that only this kit has. */
const own = ['REQUEST_LATE_RESPONSE']

const readSource = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const names = Object.entries(known)

/** Returns the names in the code: whole ones, and the suffixes of one prefix. */
function findNames(source: string): readonly string[] {
  const whole = [...source.matchAll(/'([A-Z]+(?:_[A-Z]+)+|INITIALIZE)'/g)].map(([, name = '']) => name)
  const built = [...source.matchAll(/`([A-Z_]+_)\$\{[^}]*?'([A-Z]+)' : '([A-Z]+)'\}`/g)]
  return [...whole, ...built.flatMap(([, prefix, one, other]) => [`${prefix}${one}`, `${prefix}${other}`])]
}

test('default: the events of the code are those of the list', () => {
  const found = new Set(['./rules.ts', './moneyRules.ts'].flatMap((path) => findNames(readSource(path))))
  const sent = names.filter(([, status]) => status === 'sent').map(([name]) => name)
  expect([...found].sort()).toEqual([...sent, ...own].sort())
})
