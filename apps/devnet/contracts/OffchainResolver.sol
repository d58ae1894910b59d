// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Resolves the names below a name of ENS with the signed answers of a server: a wildcard resolver (ENSIP-10) with
/// CCIP-Read (ERC-3668).
contract OffchainResolver {
    /// ERC-3668
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error SignatureExpired(uint64 expires, uint256 time);
    error InvalidSigner(address signer);

    string[] private _urls;
    mapping(address => bool) public signers;

    constructor(string[] memory urls, address signer) {
        _urls = urls;
        signers[signer] = true;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == this.resolve.selector;
    }

    /// ENSIP-10: `name` is encoded as in DNS, `data` is a call such as `addr(node)`.
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory callData = abi.encodeWithSelector(this.resolve.selector, name, data);
        revert OffchainLookup(address(this), _urls, callData, this.resolveWithProof.selector, callData);
    }

    /// Returns the result of a server if one of the signers has signed it for this contract and this request.
    function resolveWithProof(bytes calldata response, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) =
            abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert SignatureExpired(expires, block.timestamp);
        address signer = recover(makeSignatureHash(address(this), expires, request, result), signature);
        if (signer == address(0) || !signers[signer]) revert InvalidSigner(signer);
        return result;
    }

    /// The hash that servers sign (ERC-191, version 0).
    function makeSignatureHash(address target, uint64 expires, bytes memory request, bytes memory result)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encodePacked(hex"1900", target, expires, keccak256(request), keccak256(result)));
    }

    function recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly ("memory-safe") {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        // The other one of two valid signatures, which anybody can compute (EIP-2).
        if (uint256(s) > 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0) return address(0);
        return ecrecover(hash, v, r, s);
    }
}
