'use client'

export { DownloadsView, type DownloadsViewProps } from '../../views/downloads/DownloadsView.js'
