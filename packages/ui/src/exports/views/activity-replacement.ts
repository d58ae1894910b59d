'use client'

export {
  ActivityReplacementView,
  type ActivityReplacementViewProps,
} from '../../views/activity-replacement/ActivityReplacementView.js'
