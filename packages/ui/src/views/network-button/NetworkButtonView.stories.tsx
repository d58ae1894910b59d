import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures, long, unknown } from './NetworkButtonView.fixtures.js'
import { NetworkButtonView } from './NetworkButtonView.js'

const meta: Meta<typeof NetworkButtonView> = {
  title: 'Buttons/Network',
  component: NetworkButtonView,
  args: { copy: buttonsEn, onClick: fn() },
  render: (args, { globals }) => <NetworkButtonView {...args} theme={globals.theme} />,
  parameters: { host: true },
}

export default meta

type Story = StoryObj<typeof NetworkButtonView>

export const None: Story = { args: { model: fixtures.none } }

export const Unsupported: Story = {
  args: { model: fixtures.unsupported },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Switch network' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Network: Base' })
    // The built-in icon, which is loaded after the button.
    await waitFor(() => expect(button.querySelector('circle')).toBeInTheDocument())
  },
}

export const Unknown: Story = {
  args: { model: unknown },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Network: Basalt' })
    await expect(button.querySelector('circle')).toBeNull()
  },
}

export const Switching: Story = { args: { model: fixtures.switching } }

export const Long: Story = { args: { model: long } }
