// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Brazilian Portuguese. */
export const permissions: PermissionCopy = {
  allows: 'O que você permite',
  excludes: 'O que continua impossível',
  end: 'Como encerrar',
  howToEnd:
    'Você pode encerrar a permissão antes dessa data: revogue-a na lista de permissões deste site. Isso é uma transação da sua conta. Até que ela seja confirmada, a permissão pode ser usada.',
  sentences: {
    actsAlone: '{origin} pode usar sua conta com a conta de sessão abaixo, sem perguntar a você de novo.',
    calls: 'Ele pode chamar estes métodos, com qualquer conteúdo: {methods}. Contratos: {targets}.',
    callsLimited: 'Ele pode fazer no máximo este número de chamadas: {count}.',
    callsUnlimited: 'O número de chamadas não tem limite.',
    callsWithValue: 'Cada chamada pode enviar no máximo {amount}.',
    callsWithoutValue: 'As chamadas não podem enviar {symbol}.',
    ends: 'A permissão termina em {date}.',
    mostInTotal: 'Até o fim, isso é no máximo {amount} no total.',
    noAccountChange: 'Ele não pode mudar sua conta, a recuperação dela nem outras permissões.',
    noCalls: 'Ele não pode chamar outros contratos nem permitir que outros gastem seus tokens.',
    noOtherCalls: 'Ele não pode chamar outros contratos nem outros métodos.',
    noOtherRecipients: 'Ele não pode enviar para outras contas.',
    noOtherTokens: 'Ele não pode enviar mais que isso, nem outros tokens ou NFTs.',
    periodAny: 'Ele pode enviar no máximo {amount} em cada período de {period}, para qualquer conta.',
    periodTo: 'Ele pode enviar no máximo {amount} em cada período de {period}, só para {recipients}.',
    starts: 'A permissão começa em {date}.',
    totalAny: 'Ele pode enviar no máximo {amount} no total, para qualquer conta.',
    totalTo: 'Ele pode enviar no máximo {amount} no total, só para {recipients}.',
  },
  baseUnits: '{amount} unidades mínimas de um token desconhecido',
  problems: {
    chain_unsupported: 'Esta rede não aceita permissões.',
    expiry_invalid:
      'Uma permissão deve ter um só vencimento em segundos, no futuro e no máximo 366 dias a partir de agora.',
    one_permission: 'Solicite uma permissão por vez.',
    permission_invalid: 'A permissão não é válida.',
    permission_unsupported: 'A rede não consegue impor a permissão.',
    rule_unsupported: 'Uma condição da permissão não é compatível. Omita-a.',
    session_key_invalid:
      'A chave de sessão deve ser um endereço EVM com soma de verificação válida, e uma conta diferente das do usuário e dos contratos dele.',
    signer_unsupported: 'O signatário deve ser do tipo “account”, somente com um endereço.',
  },
}
