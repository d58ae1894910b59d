// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Token} from "./Pair.sol";

interface ContractAccount {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// The allowances of Permit2: an account approves this contract once, and allows each spender by a signature. Functions, errors and the
/// EIP-712 domain are those of the contract on public chains; batches and `permitTransferFrom` are left out.
contract Permit2 {
    struct PermitDetails {
        address token;
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct PermitSingle {
        PermitDetails details;
        address spender;
        uint256 sigDeadline;
    }

    struct Allowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    error AllowanceExpired(uint256 deadline);
    error InsufficientAllowance(uint256 amount);
    error InvalidContractSignature();
    error InvalidNonce();
    error InvalidSignature();
    error InvalidSignatureLength();
    error InvalidSigner();
    error SignatureExpired(uint256 signatureDeadline);

    event Approval(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration
    );
    event Permit(
        address indexed owner,
        address indexed token,
        address indexed spender,
        uint160 amount,
        uint48 expiration,
        uint48 nonce
    );

    mapping(address owner => mapping(address token => mapping(address spender => Allowance))) public allowance;

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Permit2"),
                block.chainid,
                address(this)
            )
        );
    }

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Allowance storage allowed = allowance[msg.sender][token][spender];
        (allowed.amount, allowed.expiration) = (amount, expiration == 0 ? uint48(block.timestamp) : expiration);
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function permit(address owner, PermitSingle memory permitSingle, bytes calldata signature) external {
        if (block.timestamp > permitSingle.sigDeadline) revert SignatureExpired(permitSingle.sigDeadline);
        verify(signature, toHash(permitSingle), owner);
        PermitDetails memory details = permitSingle.details;
        Allowance storage allowed = allowance[owner][details.token][permitSingle.spender];
        if (allowed.nonce != details.nonce) revert InvalidNonce();
        allowed.nonce++;
        allowed.amount = details.amount;
        allowed.expiration = details.expiration == 0 ? uint48(block.timestamp) : details.expiration;
        emit Permit(
            owner, details.token, permitSingle.spender, details.amount, details.expiration, details.nonce
        );
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowance storage allowed = allowance[from][token][msg.sender];
        if (block.timestamp > allowed.expiration) revert AllowanceExpired(allowed.expiration);
        if (allowed.amount != type(uint160).max) {
            if (amount > allowed.amount) revert InsufficientAllowance(allowed.amount);
            allowed.amount -= amount;
        }
        require(Token(token).transferFrom(from, to, amount), "TRANSFER_FROM_FAILED");
    }

    function toHash(PermitSingle memory permitSingle) private view returns (bytes32) {
        bytes32 details = keccak256(
            abi.encode(
                keccak256("PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"),
                permitSingle.details
            )
        );
        bytes32 content = keccak256(
            abi.encode(
                keccak256(
                    "PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"
                ),
                details,
                permitSingle.spender,
                permitSingle.sigDeadline
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content));
    }

    function verify(bytes calldata signature, bytes32 hash, address owner) private view {
        if (owner.code.length > 0) {
            bytes4 answer = ContractAccount(owner).isValidSignature(hash, signature);
            if (answer != ContractAccount.isValidSignature.selector) revert InvalidContractSignature();
            return;
        }
        if (signature.length != 65) revert InvalidSignatureLength();
        (bytes32 r, bytes32 s) = abi.decode(signature, (bytes32, bytes32));
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        if (signer == address(0)) revert InvalidSignature();
        if (signer != owner) revert InvalidSigner();
    }
}
