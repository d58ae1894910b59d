'use client'

export {
  SmartSessionListView,
  type SmartSessionListViewProps,
} from '../../views/smart-session-list/SmartSessionListView.js'
