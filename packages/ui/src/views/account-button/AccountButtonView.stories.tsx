import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures, huge, withBalance, withoutBalanceYet } from './AccountButtonView.fixtures.js'
import { AccountButtonView } from './AccountButtonView.js'

const meta: Meta<typeof AccountButtonView> = {
  title: 'Buttons/Account',
  component: AccountButtonView,
  args: { copy: buttonsEn, onClick: fn() },
  render: (args, { globals }) => <AccountButtonView {...args} theme={globals.theme} />,
  parameters: { host: true },
  // Storybook cannot serialize a BigInt.
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof AccountButtonView>

export const Connected: Story = {
  args: { model: fixtures.connected },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Account 0xd8dA…6045' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const WithBalance: Story = {
  args: { model: withBalance },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Account 1.284 ETH vitalik.eth' })
  },
}

export const WithoutBalanceYet: Story = { args: { model: withoutBalanceYet } }

export const Restoring: Story = { args: { model: fixtures.restoring } }

export const Huge: Story = { args: { model: huge } }
