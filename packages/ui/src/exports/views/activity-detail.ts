'use client'

export {
  ActivityDetailView,
  type ActivityDetailViewProps,
} from '../../views/activity-detail/ActivityDetailView.js'
