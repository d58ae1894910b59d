import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
import { LoadFailureView } from './LoadFailureView.js'

const meta: Meta<typeof LoadFailureView> = {
  title: 'Buttons/Load failure',
  component: LoadFailureView,
  args: { copy: buttonsEn, onRetry: fn(), onClose: fn() },
  render: (args, { globals }) => <LoadFailureView {...args} theme={globals.theme} />,
  parameters: { host: true },
}

export default meta

type Story = StoryObj<typeof LoadFailureView>

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { onRetry: undefined } }

export const RightToLeft: Story = { args: { copy: buttonsAr } }
