import type { ConnectModel, EmailLoginModel } from '@latchkit/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { ConnectView } from '../connect/ConnectView.js'
import { empty, fixtures, long } from '../email-login/EmailLogin.fixtures.js'
import { EmailLogin } from '../email-login/EmailLogin.js'
import { harbor, kestrel, nimbus, remote, sundial } from '../wallets.fixtures.js'
import { LoginTitle, MoreWallets } from './MoreWallets.js'
import { PasskeyLogin } from './PasskeyLogin.js'
import { SocialLogin } from './SocialLogin.js'

type Wallet = Extract<ConnectModel, { status: 'ready' }>['wallets'][number]
type LoginConnectProps = {
  readonly wallets: readonly Wallet[]
  readonly email: EmailLoginModel
  /** Whether the other installed wallets are in another view. */
  readonly hasMore?: boolean
}

/** The whole Connect view of an app with a login, as its container composes it. */
function LoginConnect({ wallets, email, hasMore = false }: LoginConnectProps): ReactNode {
  return (
    <>
      <LoginTitle />
      <ConnectView
        model={{ status: 'ready', wallets, guide: false }}
        onSelectWallet={fn()}
        before={
          <>
            <EmailLogin model={email} or="after" onEmail={fn()} onSubmit={fn()} />
            <SocialLogin
              providers={['google', 'apple', 'facebook', 'x', 'discord', 'github']}
              onSelect={fn()}
            />
            <PasskeyLogin or={wallets.length > 0 ? 'after' : undefined} onSelect={fn()} />
          </>
        }
        after={hasMore && <MoreWallets onClick={fn()} />}
      />
    </>
  )
}

const modal = { route: { view: 'connect' }, canGoBack: false, help: true }
const installed = [harbor, kestrel, nimbus, sundial].map((wallet) => ({
  ...wallet,
  tag: 'installed' as const,
}))

const meta: Meta<typeof LoginConnect> = {
  title: 'Views/LoginConnect',
  component: LoginConnect,
  args: { wallets: installed, email: empty },
  parameters: { modal },
  argTypes: { wallets: { control: false }, email: { control: false } },
}

export default meta

type Story = StoryObj<typeof LoginConnect>

export const FourWallets: Story = {
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Log in or connect' })).toBeVisible()
    // In the order of the specification.
    const email = view.getByLabelText('Email')
    const google = view.getByRole('button', { name: 'Continue with Google' })
    const wallet = view.getByRole('button', { name: /Kestrel/ })
    const isBefore = (one: Node, other: Node) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(isBefore(email, google) && isBefore(google, wallet)).toBe(true)
  },
}
export const NineWallets: Story = {
  args: { hasMore: true },
  play: async ({ canvasElement }) => {
    const more = await queryModal(canvasElement).findByRole('button', { name: 'More wallets' })
    const { bottom } = more.getBoundingClientRect()
    // Without scrolling, also on a phone.
    await expect(bottom).toBeLessThanOrEqual(more.closest('.stage')?.getBoundingClientRect().bottom ?? 0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const OneWallet: Story = { args: { wallets: [{ ...kestrel, tag: 'installed' }, remote] } }
export const NoWallet: Story = { args: { wallets: [] } }
export const LongEmail: Story = { args: { email: long } }
export const Valid: Story = { args: { email: fixtures.ready } }
export const RightToLeft: Story = {
  args: { hasMore: true },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
