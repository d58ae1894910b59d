import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  btc,
  btcDust,
  btcMax,
  btcWalletFee,
  confidentialOnly,
  frozen,
  leavesTooLittle,
  memoRequired,
  moved,
  named,
  nameFailed,
  nft721,
  nft1155,
  nonTransferable,
  paused,
  recipientMinimum,
  sol,
  spl,
  splFee,
  toProgram,
  toTokenAccount,
  transferHook,
} from './SendReviewChains.fixtures.js'
import { SendReviewView } from './SendReviewView.js'

const modal = { route: { view: 'send-review', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendReviewView> = {
  title: 'Views/Send review of chains',
  component: SendReviewView,
  args: { onSpeed: fn(), onSend: fn(), onStop: fn(), onEdit: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SendReviewView>

export const Named: Story = {
  args: { model: named },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByText('alice.eth')).toBeVisible()
  },
}

export const Moved: Story = {
  args: { model: moved },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('The name has a new address')).toBeVisible()
    // One notice is enough.
    await expect(view.queryByText(/has changed since the review/)).toBeNull()
  },
}

export const NameFailed: Story = { args: { model: nameFailed } }
export const Nft721: Story = { args: { model: nft721 } }
export const Nft1155: Story = { args: { model: nft1155 } }
export const Sol: Story = { args: { model: sol } }
export const Spl: Story = { args: { model: spl } }
export const SplFee: Story = { args: { model: splFee } }

/** Checks that what the network would reject cannot be sent. */
const refused: Story['play'] = async ({ canvasElement }) => {
  await expect(await queryModal(canvasElement).findByRole('button', { name: 'Send' })).toBeDisabled()
}

export const NonTransferable: Story = { args: { model: nonTransferable }, play: refused }
export const Frozen: Story = { args: { model: frozen }, play: refused }
export const MemoRequired: Story = { args: { model: memoRequired }, play: refused }
export const TransferHook: Story = { args: { model: transferHook }, play: refused }
export const Paused: Story = { args: { model: paused }, play: refused }
export const ConfidentialOnly: Story = { args: { model: confidentialOnly }, play: refused }
export const ToTokenAccount: Story = { args: { model: toTokenAccount }, play: refused }
export const ToProgram: Story = { args: { model: toProgram }, play: refused }
export const LeavesTooLittle: Story = { args: { model: leavesTooLittle }, play: refused }
export const RecipientMinimum: Story = { args: { model: recipientMinimum }, play: refused }
export const Btc: Story = { args: { model: btc } }
export const BtcWalletFee: Story = { args: { model: btcWalletFee } }
export const BtcDust: Story = { args: { model: btcDust }, play: refused }
export const BtcMax: Story = { args: { model: btcMax }, play: refused }

export const MovedRightToLeft: Story = {
  args: { model: moved },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const SplRightToLeft: Story = {
  args: { model: spl },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
