import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  invalidName,
  longName,
  noAddress,
  notRegistered,
  resolved,
  resolving,
  unreachable,
  unsupportedName,
  untrusted,
  unusual,
  unusualCharacters,
} from './SendNames.fixtures.js'
import { SendView } from './SendView.js'

const modal = { route: { view: 'send', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendView> = {
  title: 'Views/Send names',
  component: SendView,
  args: {
    onAmount: fn(),
    onMax: fn(),
    onUnit: fn(),
    onRecipient: fn(),
    onRetryName: fn(),
    onSelectToken: fn(),
    onReview: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SendView>

export const Resolving: Story = {
  args: { model: resolving },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const [, note] = await view.findAllByRole('status')
    await expect(note).toHaveTextContent('Looking up the name')
    await expect(view.getByRole('button', { name: 'Looking up name' })).toBeDisabled()
  },
}

export const Resolved: Story = {
  args: { model: resolved },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const [, note] = await view.findAllByRole('status')
    await expect(note).toHaveTextContent('0x7099 7970')
    await userEvent.click(view.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const Unusual: Story = { args: { model: unusual } }
export const LongName: Story = { args: { model: longName } }
export const NotRegistered: Story = { args: { model: notRegistered } }
export const NoAddress: Story = { args: { model: noAddress } }

export const Unreachable: Story = {
  args: { model: unreachable },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetryName).toHaveBeenCalledOnce()
  },
}

export const Untrusted: Story = { args: { model: untrusted } }
export const UnusualCharacters: Story = { args: { model: unusualCharacters } }
export const InvalidName: Story = { args: { model: invalidName } }
export const UnsupportedName: Story = { args: { model: unsupportedName } }

export const ResolvedRightToLeft: Story = {
  args: { model: unusual },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const FailedRightToLeft: Story = {
  args: { model: unreachable },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
