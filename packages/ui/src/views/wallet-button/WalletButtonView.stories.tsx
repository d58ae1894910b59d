import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
import { fixtures, unknown } from './WalletButtonView.fixtures.js'
import { WalletButtonView } from './WalletButtonView.js'

const meta: Meta<typeof WalletButtonView> = {
  title: 'Buttons/Wallet',
  component: WalletButtonView,
  args: { copy: buttonsEn, onClick: fn(), onIntent: fn() },
  render: (args, { globals }) => <WalletButtonView {...args} theme={globals.theme} />,
  parameters: { host: true },
}

export default meta

type Story = StoryObj<typeof WalletButtonView>

export const Idle: Story = {
  args: { model: fixtures.idle },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: 'Example Wallet: Connect wallet',
    })
    await userEvent.hover(button)
    await expect(args.onIntent).toHaveBeenCalled()
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Connecting: Story = { args: { model: fixtures.connecting } }

export const Failed: Story = { args: { model: fixtures.failed } }

export const Connected: Story = { args: { model: fixtures.connected } }

export const Unknown: Story = { args: { model: unknown } }

export const RightToLeft: Story = { args: { model: fixtures.failed, copy: buttonsAr } }
