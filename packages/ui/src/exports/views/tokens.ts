'use client'

export { TokensPanel, type TokensPanelModel, type TokensPanelProps } from '../../views/tokens/TokensPanel.js'
