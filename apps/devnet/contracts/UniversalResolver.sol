// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface ExtendedResolver {
    function supportsInterface(bytes4 id) external view returns (bool);
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

struct Query {
    address sender;
    string[] urls;
    bytes data;
}

interface BatchGateway {
    function query(Query[] calldata queries) external view returns (bool[] memory failures, bytes[] memory responses);
}

/// Resolves names of ENS, with the functions of ENS's universal resolver that clients call for one record.
contract UniversalResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);
    error ResolverError(bytes errorData);

    Registry public immutable registry;

    constructor(Registry registry_) {
        registry = registry_;
    }

    /// Returns the resolver of a name, or of its closest parent that has one (ENSIP-10), and where its name begins.
    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = namehash(name, 0);
        bytes32 current = node;
        while (true) {
            resolver = registry.resolver(current);
            if (resolver != address(0) || name[offset] == 0) return (resolver, node, offset);
            offset += 1 + uint8(name[offset]);
            current = namehash(name, offset);
        }
    }

    /// `name` is encoded as in DNS, `data` is a call of a resolver, `gateways` answer `BatchGateway.query`.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver,, uint256 offset) = findResolver(name);
        if (resolver == address(0) || resolver.code.length == 0) revert ResolverNotFound(name);
        bool isExtended = supportsResolve(resolver);
        if (offset > 0 && !isExtended) revert ResolverNotFound(name);
        bytes memory call = isExtended ? abi.encodeCall(ExtendedResolver.resolve, (name, data)) : data;
        (bool isOk, bytes memory answer) = resolver.staticcall(call);
        if (!isOk) lookUp(resolver, answer, gateways, isExtended);
        return (isExtended ? abi.decode(answer, (bytes)) : answer, resolver);
    }

    /// Continues with the answer of the gateways.
    function resolveCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver, bytes4 callback, bytes memory extra, bool isExtended) =
            abi.decode(extraData, (address, bytes4, bytes, bool));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) revert ResolverError(responses[0]);
        (bool isOk, bytes memory answer) = resolver.staticcall(abi.encodeWithSelector(callback, responses[0], extra));
        if (!isOk) revert ResolverError(answer);
        return (isExtended ? abi.decode(answer, (bytes)) : answer, resolver);
    }

    /// Reverts with the lookup of the resolver as one of this contract, or with the error of the resolver.
    function lookUp(address resolver, bytes memory answer, string[] calldata gateways, bool isExtended) private view {
        if (answer.length < 4 || bytes4(answer) != OffchainLookup.selector) revert ResolverError(answer);
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extra) =
            abi.decode(slice(answer, 4, answer.length), (address, string[], bytes, bytes4, bytes));
        if (sender != resolver) revert ResolverError(answer);
        Query[] memory queries = new Query[](1);
        queries[0] = Query(sender, urls, data);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(BatchGateway.query, (queries)),
            this.resolveCallback.selector,
            abi.encode(resolver, callback, extra, isExtended)
        );
    }

    function supportsResolve(address resolver) private view returns (bool) {
        try ExtendedResolver(resolver).supportsInterface(ExtendedResolver.resolve.selector) returns (bool isOne) {
            return isOne;
        } catch {
            return false;
        }
    }

    function namehash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        bytes32 label = keccak256(slice(name, offset + 1, offset + 1 + length));
        return keccak256(abi.encodePacked(namehash(name, offset + 1 + length), label));
    }

    function slice(bytes memory all, uint256 start, uint256 end) private pure returns (bytes memory part) {
        part = new bytes(end - start);
        for (uint256 i = start; i < end; i++) part[i - start] = all[i];
    }
}
