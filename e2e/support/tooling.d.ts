/** The build's own scripts are plain JavaScript, because some of them run before anything is installed. */
type Target = 'start' | 'test' | 'release-test' | 'spare';

interface Deployment {
  folder: string;
  name: string;
  port: number;
}

declare module '@venue/shared/tooling/browser' {
  export const BROWSER_ARGS: string[];
  export function installedBrowser(): string | undefined;
}

declare module '@venue/shared/tooling/compose' {
  export function compose(target: Target): Promise<void>;
}

declare module '@venue/shared/tooling/ports' {
  export function galleryPort(target: Target): number;
  export function appByFolder(folder: string): Deployment;
  export function appFolder(app: Deployment, ...parts: string[]): string;
  export function portOf(app: Deployment, target: Target): number;
  export function servedFolder(app: Deployment, target: Target): string;
}

declare module '@venue/shared/tooling/release' {
  export function release(built: string, served: string): Promise<void>;
}

declare module '@venue/shared/tooling/start' {
  import type { Server } from 'node:http';
  export function serveTarget(target: Target): Promise<Server[]>;
  export function serveApp(app: Deployment, target: Target): Promise<Server>;
}
