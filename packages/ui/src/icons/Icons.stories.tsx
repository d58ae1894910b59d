import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertIcon } from './AlertIcon.js'
import { BackIcon } from './BackIcon.js'
import { BangIcon } from './BangIcon.js'
import { BrowserIcon } from './BrowserIcon.js'
import { CheckIcon } from './CheckIcon.js'
import { CloseIcon } from './CloseIcon.js'
import { CoinsIcon } from './CoinsIcon.js'
import { CopyIcon } from './CopyIcon.js'
import { DisconnectIcon } from './DisconnectIcon.js'
import { DoorIcon } from './DoorIcon.js'
import { DotsIcon } from './DotsIcon.js'
import { DownIcon } from './DownIcon.js'
import { ExternalIcon } from './ExternalIcon.js'
import { ForwardIcon } from './ForwardIcon.js'
import { GlobeIcon } from './GlobeIcon.js'
import { GridIcon } from './GridIcon.js'
import { HelpIcon } from './HelpIcon.js'
import { InfoIcon } from './InfoIcon.js'
import { KeyIcon } from './KeyIcon.js'
import { LayersIcon } from './LayersIcon.js'
import { LinkIcon } from './LinkIcon.js'
import { Logo } from './Logo.js'
import { MailIcon } from './MailIcon.js'
import { NodesIcon } from './NodesIcon.js'
import { PhoneIcon } from './PhoneIcon.js'
import { PickIcon } from './PickIcon.js'
import { PlanetIcon } from './PlanetIcon.js'
import { PurseIcon } from './PurseIcon.js'
import { QrIcon } from './QrIcon.js'
import { RetryIcon } from './RetryIcon.js'
import { SealIcon } from './SealIcon.js'
import { SearchIcon } from './SearchIcon.js'
import { ShareIcon } from './ShareIcon.js'
import { SunIcon } from './SunIcon.js'
import { SwitchIcon } from './SwitchIcon.js'

const icons = {
  AlertIcon,
  BackIcon,
  BangIcon,
  BrowserIcon,
  CheckIcon,
  CloseIcon,
  CoinsIcon,
  CopyIcon,
  DisconnectIcon,
  DoorIcon,
  DotsIcon,
  DownIcon,
  ExternalIcon,
  ForwardIcon,
  GlobeIcon,
  GridIcon,
  QrIcon,
  SealIcon,
  HelpIcon,
  InfoIcon,
  KeyIcon,
  LayersIcon,
  LinkIcon,
  MailIcon,
  NodesIcon,
  PhoneIcon,
  PickIcon,
  PlanetIcon,
  PurseIcon,
  RetryIcon,
  SearchIcon,
  ShareIcon,
  SunIcon,
  SwitchIcon,
}

const meta: Meta = { title: 'Parts/Icons' }

export default meta

type Story = StoryObj

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 20, justifyItems: 'center' }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <span key={name} title={name}>
          <Drawing size={28} />
        </span>
      ))}
    </div>
  ),
}

export const Mark: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
      <Logo size={16} />
      <Logo size={24} />
      <Logo size={48} />
      <Logo size={120} label="Latchkit" />
    </div>
  ),
}
