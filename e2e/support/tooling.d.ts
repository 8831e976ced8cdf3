/** The build's own scripts are plain JavaScript, because some of them run before anything is installed. */
type Target = 'start' | 'test' | 'release-test' | 'spare' | 'stack';

interface Deployment {
  folder: string;
  name: string;
  port: number;
}

declare module '@venue/shared/tooling/hosting/apiServer' {
  export const SERVER_SCRIPT: string;
}

declare module '@venue/shared/tooling/testing/browser' {
  export const BROWSER_ARGS: string[];
  export function installedBrowser(): string | undefined;
}

declare module '@venue/shared/tooling/testing/engines' {
  export function debianEngine(name: 'firefox' | 'webkit'): string | undefined;
  export function hasPlaywrightEngine(name: 'chromium' | 'firefox' | 'webkit'): boolean;
  export function installedEngines(): ('firefox' | 'webkit')[];
}

declare module '@venue/shared/tooling/build/compress' {
  export const QUICK: number;
  export function compressFolder(folder: string, quality?: number): Promise<void>;
}

declare module '@venue/shared/tooling/testing/otherHosts' {
  export function otherHostsArgs(port: number): string[];
}

declare module '@venue/shared/tooling/ports' {
  export function apiPort(target: Target): number;
  export function galleryPort(target: Target): number;
  export function appByFolder(folder: string): Deployment;
  export function appFolder(app: Deployment, ...parts: string[]): string;
  export function portOf(app: Deployment, target: Target): number;
}

declare module '@venue/shared/tooling/release/releaseFile' {
  export interface Release {
    remote: string;
    version: string;
    commit?: string;
    builtAt: string;
    contract: Record<string, string>;
    routes: { path: string; audience: string; title: string; chunk: string; addresses: string[] }[];
    files: Record<string, string>;
  }
  export function hashOf(content: string | Uint8Array): string;
  export function readRelease(folder: string): Promise<Release>;
  export function writeRelease(
    folder: string,
    about: Omit<Release, 'version' | 'files'> & { packageVersion: string },
  ): Promise<Release>;
}

declare module '@venue/shared/tooling/hosting/serveTarget' {
  import type { Server } from 'node:http';
  export function serveTarget(target: Target): Promise<Server[]>;
  export function serveApp(app: Deployment, target: Target): Promise<Server>;
}

declare module '@venue/shared/tooling/testing/random' {
  export function random(seed: number): () => number;
}

declare module '@venue/shared/tooling/stack/startStack' {
  export interface Stack {
    origin: string;
    releases(...words: string[]): Promise<string>;
    isHealthy(service: string): Promise<boolean>;
    database: { kill(): Promise<void>; start(): Promise<void> };
    api: { kill(): Promise<void>; start(): Promise<void> };
    nginx: {
      settled(): Promise<void>;
      kill(name: string): Promise<void>;
      start(name: string): Promise<void>;
    };
    stop(): Promise<void>;
  }
  export const ORIGIN: string;
  export const ADMIN: { email: string; password: string };
  export function canRunStack(): boolean;
  export function startStack(): Promise<Stack>;
}

declare module '@venue/shared/tooling/stack/docker' {
  export interface Containers {
    origin: string;
    docker(...args: string[]): Promise<string>;
    compose(...args: string[]): Promise<string>;
    env: Record<string, string | undefined>;
    shell(lines: string): Promise<string>;
    releases(...words: string[]): Promise<string>;
    putBuild(folder: string, name: string): Promise<string>;
    close(): Promise<void>;
  }
  export const COMMIT: string;
  export function hasDocker(): boolean;
  export function openContainers(): Promise<Containers>;
}

declare module '@venue/shared/tooling/testing/recipe' {
  export function applyRecipe(name: string, folder: string): void;
  export function commandsOf(name: string): string[];
}

declare module '@venue/shared/tooling/stack/swarm' {
  import type { Containers } from '@venue/shared/tooling/stack/docker';
  export interface Swarm extends Containers {
    nodes: { name: string; address: string; kill(): Promise<void> }[];
    manage(...args: string[]): Promise<string>;
    distribute(): Promise<void>;
    deploy(version: string): Promise<void>;
    settled(): Promise<void>;
    balance(): Promise<void>;
    nodesOf(service: string): Promise<string[]>;
    close(): Promise<void>;
  }
  export function openSwarm(): Promise<Swarm>;
}

declare module '@venue/shared/tooling/stack/swarmNodes' {
  export function canRunSwarm(): boolean;
}
