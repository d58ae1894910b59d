import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
import { fixtures } from './ConnectButtonView.fixtures.js'
import { ConnectButtonView } from './ConnectButtonView.js'

const meta: Meta<typeof ConnectButtonView> = {
  title: 'Buttons/Connect',
  component: ConnectButtonView,
  args: { copy: buttonsEn, onClick: fn(), onIntent: fn() },
  render: (args, { globals }) => <ConnectButtonView {...args} theme={globals.theme} />,
  parameters: { host: true },
}

export default meta

type Story = StoryObj<typeof ConnectButtonView>

export const Idle: Story = {
  args: { model: fixtures.idle },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Connect wallet' })
    await userEvent.hover(button)
    await expect(args.onIntent).toHaveBeenCalled()
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Connecting: Story = { args: { model: fixtures.connecting } }

export const Connected: Story = { args: { model: fixtures.connected } }

export const Restoring: Story = { args: { model: fixtures.restoring } }

export const OwnLabel: Story = { args: { model: fixtures.idle, label: 'Sign in' } }

export const Disabled: Story = { args: { model: fixtures.idle, disabled: true } }

export const Long: Story = {
  args: {
    model: fixtures.idle,
    label: 'Connect the wallet of your choice to this application to continue',
  },
}

export const RightToLeft: Story = { args: { model: fixtures.idle, copy: buttonsAr } }
