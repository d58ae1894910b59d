import { describe, expect, test } from 'vitest'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { UndeployedAccountError } from '../../../foundation/errors/undeployedAccount.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { connect } from '../../wallet/connection/connect.js'
import { createSiwxKit, makeMessage } from './siwx.fixtures.js'
import { toSignInModel } from './toSignInModel.js'
import { toSiwxSignMessageModel } from './toSiwxSignMessageModel.js'
import type { SiwxState } from './types.js'

const data = makeMessage()
const error = new SignInError({ step: 'addSession', reason: 'refused' })
const subject = { connectorId: 'io.fake', address: data.accountAddress, chainId: data.chainId }
const asked = { subject, isRequired: true }
const message = { data, text: 'Sign in' }
const session = { data, message: 'Sign in', signature: '0x1' }
const outcome = { status: 'failed', error } as const
const declined = { status: 'declined' } as const

const cases: readonly (readonly [state: SiwxState | undefined, view: string, signIn: string])[] = [
  [undefined, 'checking', 'disconnected'],
  [{ status: 'idle' }, 'checking', 'disconnected'],
  [{ status: 'checking', subject }, 'checking', 'checking'],
  [{ status: 'preparing', ...asked }, 'preparing', 'signed-out'],
  [{ status: 'preparing', ...asked, outcome }, 'failed', 'signed-out'],
  [{ status: 'prompting', ...asked, message }, 'ready', 'signed-out'],
  [{ status: 'prompting', ...asked, message, outcome: declined }, 'declined', 'signed-out'],
  [{ status: 'prompting', ...asked, message, outcome }, 'failed', 'signed-out'],
  [{ status: 'signing', ...asked, message, signId: '1' }, 'signing', 'signing-in'],
  [{ status: 'verifying', ...asked, message, signId: '1' }, 'verifying', 'signing-in'],
  [{ status: 'verified', ...asked, session }, 'verified', 'signed-in'],
  [{ status: 'signingOut', ...asked, session, id: '1' }, 'verified', 'signed-in'],
  [{ status: 'cancelled', ...asked }, 'checking', 'signed-out'],
  [{ status: 'failed', ...asked, error }, 'failed', 'signed-out'],
]

describe.each(cases)('%j', (state, view, signIn) => {
  test(`default: view "${view}", sign-in "${signIn}"`, async () => {
    const { kit } = createSiwxKit({
      metadata: {
        name: 'App',
        description: '',
        url: 'https://app.example',
        icons: ['https://app.example/i.png'],
      },
    })
    await connect(kit, { connectorId: 'io.fake' })
    const all = { ...kit.getState(), siwx: state && { eip155: state } }
    const model = toSiwxSignMessageModel(all, kit.config, 'eip155')
    expect(model).toMatchObject({
      status: view,
      app: { name: 'App', icon: 'https://app.example/i.png' },
      ...(state && 'message' in state && { message: 'Sign in' }),
      isRequired: state !== undefined && 'isRequired' in state,
      isSmartAccount: false,
    })
    expect(model.wallet.name).not.toBe('')
    expect(toSignInModel(all, 'eip155').status).toBe(signIn)
  })
})

test('behavior: the model of a sign-in has its session, or why it failed', () => {
  expect(toSignInModel({ siwx: { eip155: { status: 'verified', ...asked, session } } }, 'eip155')).toEqual({
    status: 'signed-in',
    session,
  })
  expect(toSignInModel({ siwx: { eip155: { status: 'failed', ...asked, error } } }, 'eip155')).toEqual({
    status: 'signed-out',
    error,
  })
})

test('behavior: there is no contract at the address of the account', async () => {
  const { kit } = createSiwxKit()
  await connect(kit, { connectorId: 'io.fake' })
  const cause = new UndeployedAccountError({ address: subject.address, network: 'Ethereum' })
  const refused = new WalletResponseError({ method: 'personal_sign', reason: 'it is not a signature', cause })
  const siwx = { eip155: { status: 'failed', ...asked, error: refused } } as const
  expect(toSiwxSignMessageModel({ ...kit.getState(), siwx }, kit.config, 'eip155')).toMatchObject({
    ...{ status: 'failed', code: 'wallet-response', isUndeployed: true },
  })
})
