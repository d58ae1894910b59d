'use client'

export {
  ActivityPanel,
  type ActivityPanelModel,
  type ActivityPanelProps,
} from '../../views/activity/ActivityPanel.js'
